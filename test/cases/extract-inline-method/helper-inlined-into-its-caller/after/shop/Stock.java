package shop;

import java.util.Map;

public class Stock {
    private Map<String, Integer> pieces;

    public int take(String article, int wanted) {
        int available = pieces.getOrDefault(article, 0);
        int taken = Math.min(available, wanted);
        pieces.put(article, available - taken);
        System.out.println("Taken " + taken + " of " + article);
        return taken;
    }
}
