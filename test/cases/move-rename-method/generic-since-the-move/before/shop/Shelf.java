package shop;

class Shelf {
    void dust() {
        Broom.sweep();
    }

    static Object find(Class<?> kind, String label) {
        Object lid = Lids.first(kind);
        if (lid == null) {
            throw new IllegalStateException("no lid for " + label);
        }
        return Lids.fit(lid, label);
    }
}
