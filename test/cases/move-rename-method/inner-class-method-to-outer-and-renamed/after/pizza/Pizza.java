package pizza;

import java.util.ArrayList;
import java.util.List;

public class Pizza {
    private final List<String> toppings;

    private Pizza(List<String> toppings) {
        this.toppings = toppings;
    }

    static int centsFor(List<String> toppings) {
        int price = 700;
        for (String topping : toppings) {
            price += topping.equals("truffle") ? 900 : 120;
        }
        return price;
    }

    static class Builder {
        private final List<String> chosen = new ArrayList<>();

        Builder with(String topping) {
            chosen.add(topping);
            return this;
        }

        Pizza build() {
            return new Pizza(chosen);
        }
    }
}
