package port;

class Pier {
    private int ships;

    void unload() {
        ring(7);
        Crate crate = find(3);
        crate.weigh(4);
        ships--;
    }

    int ships() {
        return ships + 1;
    }
}
