/*
 * Port tools, 2014. Free for everybody.
 */
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
        Rope rope = deck.rope(goods);
        pier.tie(rope, now);
        log("moored");
    }
}
