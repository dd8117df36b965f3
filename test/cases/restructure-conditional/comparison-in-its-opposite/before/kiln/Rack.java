package kiln;

class Rack {
    void stack(String label) {
        if (isOpen(label) && !isRoomy()) {
            report(label);
        }
    }

    private boolean isRoomy() {
        return shelves.size() <= 3;
    }
}
