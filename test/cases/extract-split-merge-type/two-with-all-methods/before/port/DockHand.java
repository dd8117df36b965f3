package port;

class DockHand {
    void load(Goods goods) {
        loadGate.open(4);
        check("load");
    }

    void moor(Goods goods) {
        Rope rope = deck.rope(goods);
        pier.tie(rope, now);
        log("moored");
    }
}
