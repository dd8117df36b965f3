package shop;

import java.util.List;

public class Basket {
    private List<Integer> prices;

    public int total() {
        int sum = 0;
        for (int price : prices) {
            sum += price;
        }
        return sum;
    }
}
