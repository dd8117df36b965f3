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
        return open(find(3), 7);
    }

    int ships() {
        return ships + 1;
    }
}
