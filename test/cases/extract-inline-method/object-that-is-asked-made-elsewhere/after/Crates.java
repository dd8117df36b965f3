package shop.base;

class Crates {
    static void clear(Crate crate) {
        crate.clear();
    }

    static Crate create(int size, String name, String label) {
        return new Crate(size, name, label);
    }
}
