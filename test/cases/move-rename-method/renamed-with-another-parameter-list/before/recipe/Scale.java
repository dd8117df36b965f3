package recipe;

import java.util.LinkedHashMap;
import java.util.Map;

public class Scale {
    public Map<String, Double> forGuests(Recipe recipe, int guests) {
        Map<String, Double> scaled = new LinkedHashMap<>();
        double factor = (double) guests / recipe.portions();
        recipe.ingredients().forEach((name, grams) -> scaled.put(name, grams * factor));
        return scaled;
    }
}
