package shop;

class Pot {
    void clean() {
        Sponge.rub();
    }

    static Object find(Class<?> kind, String label) {
        Object lid = Lids.first(kind);
        if (lid == null) {
            throw new IllegalStateException("no lid for " + label);
        }
        return Lids.close(lid, label);
    }
}
