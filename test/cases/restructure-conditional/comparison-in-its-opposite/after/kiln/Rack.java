package kiln;

class Rack {
    void stack(String label) {
        if (isOpen(label) && shelves.size() > 3) {
            report(label);
        }
    }
}
