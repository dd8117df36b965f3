package kiln;

class Kiln {
    void fire(String label) {
        if (isOpen(label) && !hasPot(label)) {
            report(label);
        }
    }

    private boolean hasPot(String label) {
        return pots.find(label) != null;
    }

    void cool(String label) {
        if (!hasGlaze(label) && isOpen(label)) {
            report(label);
        }
    }

    private boolean hasGlaze(String label) {
        return glazes.find(label) != null;
    }

    boolean isCold(String label) {
        log.start(label);
        return isOpen(label) && !hasFan(label);
    }

    private boolean hasFan(String label) {
        return fans.find(label) != null;
    }

    void stack(String label) {
        if (!hasShelf(label) && racks.find(label) != null) {
            report(label);
        }
    }

    private boolean hasShelf(String label) {
        return shelves.find(label) != null;
    }
}
