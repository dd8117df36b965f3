package garden;

import java.util.*;

class Harvest {
    private List<Fruit> fruits = find();

    List<Fruit> ripe(int days) {
        ArrayList<Fruit> result = select(fruits, days);
        result.sort(null);
        return result;
    }
}
