package garden;

class Path {
    private int steps;

    void walk(Gate gate, Gate other) {
        steps = 0;
        Slab slab = other.findNearest(Slab.class).get();
        leave(gate);
    }

    void run(Gate gate) {
        steps = 1;
        Seat seat = gate.firstSeat();
        leave(gate);
    }

    void rest(Gate gate) {
        steps = 2;
        Seat seat = gate.firstSeat(3);
        leave(gate);
    }
}
