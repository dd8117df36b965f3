package kiln;

class Kiln {
    void fire(String label) {
        if (!areFew() && isOpen(label)) {
            report(label);
        }
    }

    private boolean areFew() {
        return pots.size() <= 3;
    }

    void cool(String label) {
        if (isOpen(label) && !isThin()) {
            report(label);
        }
    }

    private boolean isThin() {
        return glazes.size() <= 3;
    }
}
