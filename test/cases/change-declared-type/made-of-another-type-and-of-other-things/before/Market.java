class Market {
    private Stall stall;
    private Pond pond;

    void open(Basket small, Basket large) {
        stall.open("morning");
        Basket basket = new Basket(small);
        stall.put(basket);
        stall.close();
    }

    void close(Basket small, Basket large) {
        stall.open("evening");
        Goods goods = new Basket(small, 3);
        stall.close();
    }
}
