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

    void rest() {
        hall.rest("rest");
        yard.rest(3);
    }
}
