package garden;

import java.util.*;

class Basket {
    private final Map<String, Fruit> byName = new HashMap<String, Fruit>();

    List<Fruit> all() {
        List<Fruit> copy = new ArrayList<Fruit>(byName.values());
        return copy;
    }
}
