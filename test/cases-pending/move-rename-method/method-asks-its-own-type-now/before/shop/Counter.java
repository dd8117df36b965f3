package shop;

public class Counter {
    private int served;

    public void serve() {
        served++;
    }

    public Receipt basketReceipt(Session session, Basket basket) {
        return new Receipt(basket.lines(), Currency.HOME);
    }

    public Discount basketDiscount(Basket basket, int level) {
        return Discounts.of(basket.sum(level), basket);
    }

    public int served() {
        return served;
    }
}
