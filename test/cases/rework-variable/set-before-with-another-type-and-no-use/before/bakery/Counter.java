package bakery;

class Counter {
    private int hour;
    private Oven oven;

    void serve(int guests) {
        oven.heat(hour);
        Loaf loaf = oven.bake(guests);
        oven.cool(hour);
    }
}
