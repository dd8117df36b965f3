package port;

class Harbour {
    int depth() {
        return soundings.deepest();
    }

    void berth(int quay, Pilot guide, Tug helper) {
        bell.ring(3);
        gates.open(quay, 2);
    }

    void close() {
        gates.shut(true);
    }
}
