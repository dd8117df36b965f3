package port;

class PortWarden {
    private Key key;

    void load(Goods goods) {
        int n = scale.weigh(goods);
        hold.put(goods, n);
        report(n);
    }

    void moor(Goods goods) {
        moorGate.open(4);
        check("moor");
    }

    void sing() {
        hall.sing("sing");
        yard.sing(3);
    }
}
