package sum;

import java.util.List;
import java.util.Map;
import java.util.Set;

public class Sums {
    public int all(Map<String, List<Integer>> numbers, Set<String> keys) {
        return keys.stream().flatMap(key -> numbers.get(key).stream()).mapToInt(Integer::intValue).sum();
    }
}
