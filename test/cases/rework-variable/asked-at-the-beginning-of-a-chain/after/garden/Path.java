package garden;

class Path {
    private int steps;

    void walk(Gate gate) {
        steps = 0;
        Slab slab = gate.findNearest(Slab.class).get();
        leave(gate);
    }

    void run(Gate gate) {
        steps = 1;
        Seat seat = gate.firstSeat();
        leave(gate);
    }
}
