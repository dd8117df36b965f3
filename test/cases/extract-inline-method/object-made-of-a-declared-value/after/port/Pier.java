package port;

class Pier {
    private int ships;

    void unload() {
        ring(7);
        Crate crate = next();
        crate.weigh(4);
        ships--;
    }

    private Crate next() {
        return new Crate(find(3));
    }

    int ships() {
        return ships + 1;
    }
}
