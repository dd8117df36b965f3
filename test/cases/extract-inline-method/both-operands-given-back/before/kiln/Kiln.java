package kiln;

class Kiln {
    boolean mayFire(String label) {
        log.start(label);
        return doors.isShut(label) && pots.areDry(label);
    }
}
