package shop;

class Till {
    private int sum;

    void close() {
        throw new TillIsOpen();
    }

    void add(int price) {
        sum = sum + price;
    }
}
