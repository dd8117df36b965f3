package port;

class Harbour {
    int depth() {
        return soundings.deepest();
    }

    void berth(int quay, String ship, Pilot pilot) {
        bell.ring(3);
        plan.reserve(quay, ship);
    }

    void close() {
        gates.shut(true);
    }
}
