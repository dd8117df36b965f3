package recipe;

import java.util.LinkedHashMap;
import java.util.Map;

public class Scale {
    public Map<String, Double> scaled(Recipe recipe, int guests, boolean hungry) {
        Map<String, Double> scaled = new LinkedHashMap<>();
        double factor = (double) guests / recipe.portions() * (hungry ? 1.5 : 1);
        recipe.ingredients().forEach((name, grams) -> scaled.put(name, grams * factor));
        return scaled;
    }
}
