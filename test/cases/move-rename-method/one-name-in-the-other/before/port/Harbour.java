package port;

class Harbour {
    int depth() {
        return soundings.deepest();
    }

    void berth(int quay) {
        plan.reserve(quay, 2);
        bell.ring(3);
        depthAt[quay] = soundings.deepest();
        log.add("berthed at " + quay);
    }

    void close() {
        gates.shut(true);
    }
}
