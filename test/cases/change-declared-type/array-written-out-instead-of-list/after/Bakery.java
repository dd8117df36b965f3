class Bakery {
    private Oven oven;

    void check(int hour) {
        oven.open(hour);
        Loaf[] expected = new Loaf[] { new Loaf("rye"), new Loaf("spelt") };
        Table.compare(expected).with(oven.loaves());
        oven.close();
    }
}
