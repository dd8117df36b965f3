package shop.base;

class Crates {
    static void clear(Crate crate) {
        crate.clear();
    }
}
