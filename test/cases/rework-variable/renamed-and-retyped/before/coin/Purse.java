package coin;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;

public class Purse {
    public int weigh(int[] coins) {
        ArrayList<Integer> l = new ArrayList<>();
        for (int coin : coins) {
            l.add(coin * 7);
        }
        int sum = 0;
        for (int grams : l) {
            sum += grams;
        }
        return sum;
    }
}
