package shop;

import shop.value.Money;

public class Basket {
    private Money total = new Money(0);

    public void add(Money price) {
        total = total.plus(price);
    }
}
