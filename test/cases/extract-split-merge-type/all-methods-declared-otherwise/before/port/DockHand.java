package port;

class DockHand {
    void dig() {
        hall.dig("dig");
        yard.dig(3);
    }

    void load(Goods goods) {
        loadGate.open(4);
        check("load");
    }

    void moor(Goods goods) {
        moorGate.open(4);
        check("moor");
    }
}
