package shop;

public class Discount {
    private int percent;

    public long apply(long price, boolean member) {
        if (member && price > 5_000) {
            long reduction = Math.round(price * percent / 100.0);
            return price - reduction;
        }
        return price;
    }
}
