/*
 * Port tools, 2014. Free for everybody.
 */
package port;

class PortWarden {
    void sing() {
        hall.sing("sing");
        yard.sing(3);
    }

    void load(Goods goods) {
        int n = scale.weigh(goods);
        hold.put(goods, n, now);
        report(n);
    }

    void moor(Goods goods) {
        Rope rope = deck.rope(goods);
        pier.tie(rope, now);
        log("moored");
    }
}
