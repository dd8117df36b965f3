package garden;

class Path {
    private int steps;

    void walk(Gate gate) {
        steps = 0;
        Optional<Stone> found = gate.getStone();
        leave(gate);
    }

    void run(Gate gate) {
        steps = 1;
        Bench bench = gate.nearest(3).first();
        leave(gate);
    }
}
