package port;

class Harbour {
    int depth() {
        return soundings.deepest();
    }

    void berth(int quay, Date when) {
        bell.ring(3);
        plan.reserve(quay, when);
    }

    void close() {
        gates.shut(true);
    }
}
