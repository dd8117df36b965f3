class Market {
    private Stall stall;
    private Pond pond;

    void open(Basket small, Basket large) {
        stall.open("morning");
        Net basket = new Net(pond.depth());
        pond.sink(basket, 3);
        stall.close();
    }

    void close(Basket small, Basket large) {
        stall.open("evening");
        Catch goods = new Net(large, 4);
        stall.close();
    }
}
