package shop;

import java.util.List;

public class Basket {
    private List<Integer> prices;

    public int total() {
        int t = 0;
        for (int price : prices) {
            t += price;
        }
        return t;
    }
}
