package garden;

class Path {
    private int steps;

    void walk(Gate gate, Gate other) {
        steps = 0;
        Optional<Stone> found = gate.getStone();
        leave(gate);
    }

    void run(Gate gate) {
        steps = 1;
        Bench bench = gate.hedge.first();
        leave(gate);
    }

    void rest(Gate gate) {
        steps = 2;
        Bench bench = gate.nearest().first();
        leave(gate);
    }
}
