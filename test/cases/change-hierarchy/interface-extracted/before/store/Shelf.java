package store;

import java.util.HashMap;
import java.util.Map;

public class Shelf {
    private final Map<String, Integer> amounts = new HashMap<>();

    public void put(String article, int amount) {
        amounts.merge(article, amount, Integer::sum);
    }

    public int amountOf(String article) {
        return amounts.getOrDefault(article, 0);
    }
}
