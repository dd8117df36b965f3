package port;

class Pier {
    private int ships;

    void unload() {
        ring(7);
        Crate crate = open(find(3), 7);
        crate.weigh(4);
        ships--;
    }

    int ships() {
        return ships + 1;
    }
}
