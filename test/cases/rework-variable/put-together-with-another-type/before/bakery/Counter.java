package bakery;

class Counter {
    private int hour;
    private Oven oven;

    void serve(int guests) {
        oven.heat(hour);
        Bread dough;
        dough = oven.bake(guests);
        slice(dough);
        oven.cool(hour);
    }
}
