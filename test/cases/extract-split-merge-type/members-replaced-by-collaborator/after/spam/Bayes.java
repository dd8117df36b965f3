package spam;

import java.util.HashMap;
import java.util.Map;

class Bayes {
    private final Map<String, double[]> counts = new HashMap<>();

    double probability(String[] tokens) {
        double product = 1;
        for (String token : tokens) {
            double[] count = counts.getOrDefault(token, new double[] { 1, 1 });
            product *= count[0] / (count[0] + count[1]);
        }
        return product;
    }
}
