package port;

class Harbour {
    int depth() {
        return soundings.deepest();
    }

    void enter(int quay, String ship, Pilot pilot) {
        plan.reserve(quay, 2);
        bell.ring(3);
        depthAt[quay] = soundings.deepest();
        log.add("berthed at " + quay);
        tugs.call(ship, null);
    }

    void tow(char sign) {
        for (Rope rope : ropes) {
            rope.pull(5, sign);
        }
    }

    void close() {
        gates.shut(true);
    }
}
