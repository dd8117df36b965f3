package shop;

class Pot {
    void clean() {
        Sponge.rub();
    }

    static <T> T find(Class<T> kind, String label) {
        Object lid = Lids.first(kind);
        if (lid == null) {
            throw new IllegalStateException("no lid for " + label);
        }
        lid.polish();
        return Lids.fit(lid, label);
    }
}
