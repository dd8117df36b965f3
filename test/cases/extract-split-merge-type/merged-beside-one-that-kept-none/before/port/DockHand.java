package port;

class DockHand {
    void dig() {
        hall.dig("dig");
        yard.dig(3);
    }

    void load(Goods goods) {
        int n = scale.weigh(goods);
        hold.put(goods, n, now);
        report(n);
    }

    void moor(Goods goods) {
        Rope rope = deck.rope(goods);
        pier.tie(rope);
        log("moored");
    }
}
