package port;

class Harbour {
    int depth() {
        return soundings.deepest();
    }

    void berth(int quay, Date arrival, String ship) {
        bell.ring(3);
        gates.open(quay, 2);
    }

    void close() {
        gates.shut(true);
    }
}
