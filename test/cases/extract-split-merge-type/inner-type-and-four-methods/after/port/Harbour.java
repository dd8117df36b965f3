package port;

class Harbour {
    void load(Goods goods) {
        loadCrane.lift(goods);
        loadDeck.stow(2);
    }

    void moor(Goods goods) {
        moorCrane.lift(goods);
        moorDeck.stow(2);
    }

    void sail(Goods goods) {
        sailCrane.lift(goods);
        sailDeck.stow(2);
    }

    void clean(Goods goods) {
        cleanCrane.lift(goods);
        cleanDeck.stow(2);
    }

    static class Key {
        int hash;

        int sum(int a) {
            return a + hash;
        }
    }
}
