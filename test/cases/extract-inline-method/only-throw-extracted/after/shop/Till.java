package shop;

class Till {
    private int sum;

    void close() {
        refuse(sum);
    }

    private void refuse(int rest) {
        log.warn(rest);
        throw new TillIsOpen();
    }

    void add(int price) {
        sum = sum + price;
    }
}
