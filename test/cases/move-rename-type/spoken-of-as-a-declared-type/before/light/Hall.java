package light;

class Hall {
    void furnish(Wall wall, Shop shop) {
        Lamp light = shop.buy();
        wall.hang(light);
    }
}
