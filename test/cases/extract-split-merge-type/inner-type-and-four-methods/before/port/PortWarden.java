package port;

class PortWarden {
    void load(Goods goods) {
        loadGate.lift(goods);
        loadDeck.stow(3);
    }

    void moor(Goods goods) {
        moorGate.lift(goods);
        moorDeck.stow(3);
    }

    void sail(Goods goods) {
        sailGate.lift(goods);
        sailDeck.stow(3);
    }

    void clean(Goods goods) {
        cleanGate.lift(goods);
        cleanDeck.stow(3);
    }

    void sing() {
        hall.sing("sing");
    }

    static class Key {
        int hash;

        int sum(int a) {
            return a + hash;
        }
    }
}
