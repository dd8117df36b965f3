package port;

class Harbour {
    int depth() {
        return soundings.deepest();
    }

    void berthShip(int quay) {
        plan.reserve(quay, 2);
        bell.ring(3);
    }

    void enter(int quay) {
        plan.reserve(quay, 2);
        bell.ring(3);
        depthAt[quay] = soundings.deepest();
        log.add("berthed at " + quay);
        lamps[2] = "green";
    }

    void close() {
        gates.shut(true);
    }
}
