/*
 * Port tools, 2011. Free for everybody.
 */
package port;

class Harbour {
    void load(Goods goods) {
        int n = scale.weigh(goods);
        hold.put(goods, n);
        report(n);
    }

    void moor(Goods goods) {
        Rope rope = deck.rope(goods);
        pier.tie(rope);
        log("moored");
    }
}
