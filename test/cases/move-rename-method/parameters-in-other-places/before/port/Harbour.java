package port;

class Harbour {
    int depth() {
        return soundings.deepest();
    }

    void berth(Date when, int quay) {
        plan.reserve(quay, 2);
        bell.ring(3);
        depthAt[quay] = soundings.deepest();
        log.add("berthed at " + quay);
        total++;
    }

    int oldToll(long code) {
        return vault.lock("k", code).seal();
    }

    void close() {
        gates.shut(true);
    }
}
