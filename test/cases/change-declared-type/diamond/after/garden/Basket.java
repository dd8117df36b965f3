package garden;

import java.util.*;

class Basket {
    private final Map<String, Fruit> byName = new HashMap<>();

    List<Fruit> all() {
        List<Fruit> copy = new ArrayList<>(byName.values());
        return copy;
    }
}
