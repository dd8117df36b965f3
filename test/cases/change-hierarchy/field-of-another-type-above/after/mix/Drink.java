package mix;

import java.util.Map;

public class Drink {
    protected String name;
    private Map<String, Double> sugar;

    public double calories() {
        return sugar.values().stream().mapToDouble(grams -> grams * 4).sum();
    }
}
