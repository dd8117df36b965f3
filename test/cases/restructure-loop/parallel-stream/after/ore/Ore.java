package ore;

import java.util.List;

public class Ore {
    public double gold(List<Stone> stones) {
        return stones.parallelStream().filter(stone -> stone.grams() >= 4).mapToDouble(stone -> stone.gold()).sum();
    }
}
