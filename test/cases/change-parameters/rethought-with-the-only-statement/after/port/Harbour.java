package port;

class Harbour {
    int depth() {
        return soundings.deepest();
    }

    void berth(int quay, String ship, Pilot pilot) {
        plan.reserve(quay, ship);
    }

    void close() {
        gates.shut(true);
    }
}
