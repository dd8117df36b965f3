package coin;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;

public class Purse {
    public int weigh(int[] coins) {
        List<Integer> weights = new LinkedList<>();
        for (int coin : coins) {
            weights.add(coin * 7);
        }
        int sum = 0;
        for (int grams : weights) {
            sum += grams;
        }
        return sum;
    }
}
