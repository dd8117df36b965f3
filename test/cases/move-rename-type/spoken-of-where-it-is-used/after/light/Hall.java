package light;

class Hall {
    void furnish(Wall wall) {
        wall.hang(new Lantern(), 3);
    }
}
