package mill;

class BreadMaker {
    private String name;

    void bake(Oven oven) {
        oven.heat(200);
        oven.fill(shop.orders() + 3);
        oven.close();
    }

    void rest() {
        sleep(name);
    }
}
