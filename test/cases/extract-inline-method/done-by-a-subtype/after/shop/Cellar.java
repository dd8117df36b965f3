package shop;

class Cellar extends Depot {
    private final Shelves shelves = new Shelves();
    private int lamps;

    void light() {
        lamps = lamps + 1;
    }

    @Override
    protected Item fetch(String name) {
        return shelves.find(name);
    }
}
