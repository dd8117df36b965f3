package kiln;

class Kiln {
    void fire(String label) {
        if (pots.size() > 3 && isOpen(label)) {
            report(label);
        }
    }

    void cool(String label) {
        if (isOpen(label) && glazes.size() > 3) {
            report(label);
        }
    }
}
