package garden;

import java.util.*;

class Crate {
    List<Fruit> all(Collection<Fruit> fruits) {
        List<Fruit> copy = new ArrayList(fruits);
        return copy;
    }
}
