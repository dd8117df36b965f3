package shop;

import java.util.List;

public class Basket {
    static final Currency HOME = Currency.HOME;
    private final List<Line> lines = List.of();

    public List<Line> lines() {
        return lines;
    }

    public int sum(int level) {
        int sum = level;
        for (Line line : lines) sum += line.price();
        return sum;
    }

    public Receipt receipt() {
        return new Receipt(lines(), HOME);
    }

    public Discount discount(int level) {
        return Discounts.of(sum(level), this);
    }
}
