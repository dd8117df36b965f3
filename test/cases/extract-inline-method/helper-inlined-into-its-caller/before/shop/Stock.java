package shop;

import java.util.Map;

public class Stock {
    private Map<String, Integer> pieces;

    public int take(String article, int wanted) {
        int available = pieces.getOrDefault(article, 0);
        int taken = Math.min(available, wanted);
        book(article, available, taken);
        return taken;
    }

    private void book(String article, int available, int taken) {
        pieces.put(article, available - taken);
        System.out.println("Taken " + taken + " of " + article);
    }
}
