package bakery;

class Counter {
    private int hour;
    private Oven oven;

    void serve(int guests) {
        oven.heat(hour);
        Bread dough = null;
        dough = oven.bake(guests);
        oven.cool(hour);
    }
}
