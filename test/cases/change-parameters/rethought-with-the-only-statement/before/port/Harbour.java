package port;

class Harbour {
    int depth() {
        return soundings.deepest();
    }

    void berth(int quay, Date when) {
        plan.reserve(quay, when);
    }

    void close() {
        gates.shut(true);
    }
}
