package garden;

import java.util.*;

class Harvest {
    private Collection<Fruit> fruits = find();

    Collection<Fruit> ripe(long days) {
        List<Fruit> result = select(fruits, days);
        result.sort(null);
        return result;
    }
}
