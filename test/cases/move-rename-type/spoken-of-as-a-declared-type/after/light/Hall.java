package light;

class Hall {
    void furnish(Wall wall, Shop shop) {
        Lantern light = shop.buy();
        wall.hang(light);
    }
}
