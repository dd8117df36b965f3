package port;

class DockHand {
    void load(Goods goods) {
        int n = scale.weigh(goods);
        hold.put(goods, n, now);
        report(n);
    }

    void moor(Goods goods) {
        moorGate.open(4);
        check("moor");
    }
}
