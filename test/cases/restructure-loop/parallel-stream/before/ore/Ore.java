package ore;

import java.util.List;

public class Ore {
    public double gold(List<Stone> stones) {
        return stones.stream().filter(stone -> stone.grams() > 5).mapToDouble(stone -> stone.gold()).sum();
    }
}
