package harbour;

class Pilot {
    void guide(Ship vessel, Log log) {
        if (!(vessel instanceof Tanker)) {
            log.note(vessel);
        } else {
            log.warn(vessel);
        }
    }

    boolean waits(Ship vessel, Log log) {
        log.note(vessel);
        return !(vessel instanceof Yacht);
    }

    void tow(Ship vessel, Log log) {
        if (!(vessel instanceof Raft)) {
            log.mark(vessel);
        } else {
            log.rope(vessel);
        }
    }
}
