class Market {
    private Stall stall;

    void open(Basket small) {
        stall.open("morning");
        Basket basket = new Basket();
        stall.close();
    }

    void close(Basket small) {
        stall.open("evening");
        Basket basket = new Basket(small);
        stall.close();
    }
}
