class Market {
    private Stall stall;

    void open(Basket small) {
        stall.open("morning");
        Catch basket = new Net();
        stall.close();
    }

    void close(Basket small) {
        stall.open("evening");
        Net basket = new Net(3);
        stall.close();
    }
}
