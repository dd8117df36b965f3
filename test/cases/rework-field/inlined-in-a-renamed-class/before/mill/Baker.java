package mill;

class Baker {
    private final int loaves = shop.orders() + 3;
    private String name;

    void bake(Oven oven) {
        oven.heat(200);
        oven.fill(loaves);
        oven.close();
    }

    void rest() {
        sleep(name);
    }
}
