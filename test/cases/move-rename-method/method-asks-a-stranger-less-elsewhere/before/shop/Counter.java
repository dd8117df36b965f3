package shop;

public class Counter {
    private int served;
    private Drawer till;

    public void serve() {
        served++;
    }

    public Receipt lastReceipt(int number) {
        return new Receipt(this.till.entry(number));
    }

    public void emptyTill(int number) {
        till.drop(number);
    }
}
