package bakery;

class Counter {
    private int hour;
    private Oven oven;

    void serve(int guests) {
        oven.heat(hour);
        Loaf loaf = oven.bake(guests);
        if (loaf instanceof Roll) {
            slice(hour);
        }
        oven.cool(hour);
    }
}
