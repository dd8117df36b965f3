package kiln;

class Kiln {
    boolean mayFire(String label) {
        log.start(label);
        return isShut(label) && areDry(label);
    }

    private boolean isShut(String label) {
        return doors.isShut(label);
    }

    private boolean areDry(String label) {
        return pots.areDry(label);
    }
}
