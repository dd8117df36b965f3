package harbour;

class Pilot {
    void guide(Ship ship, Log log) {
        if (ship instanceof Tanker) {
            log.warn(ship);
        } else {
            log.note(ship);
        }
    }

    boolean waits(Ship ship, Log log) {
        log.note(ship);
        return ship instanceof Yacht;
    }

    void tow(Ship ship, Log log) {
        if (ship instanceof Barge) {
            log.rope(ship);
        } else {
            log.mark(ship);
        }
    }
}
