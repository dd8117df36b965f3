class Bakery {
    private Oven oven;

    void check(int hour) {
        oven.open(hour);
        Bread[] expected = new Loaf[] { new Loaf("rye"), new Loaf("spelt") };
        oven.close();
    }

    void clean(int hour) {
        oven.open(hour);
        Loaf[] crumbs = { new Loaf("rye") };
        oven.close();
    }
}
