package kiln;

class Kiln {
    void fire(String label) {
        if (isOpen(label) && pots.find(label) == null) {
            report(label);
        }
    }

    void cool(String label) {
        if (glazes.find(label) == null && isOpen(label)) {
            report(label);
        }
    }

    boolean isCold(String label) {
        log.start(label);
        return isOpen(label) && fans.find(label) == null;
    }

    void stack(String label) {
        if (shelves.find(label) == null && racks.find(label) != null) {
            report(label);
        }
    }
}
