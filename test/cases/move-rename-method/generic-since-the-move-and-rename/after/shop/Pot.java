package shop;

class Pot {
    void clean() {
        Sponge.rub();
    }

    static <T> T findLid(Class<T> kind, String label) {
        Object lid = Lids.first(kind);
        if (lid == null) {
            throw new IllegalStateException("no lid for " + label);
        }
        return Lids.fit(lid, label);
    }
}
