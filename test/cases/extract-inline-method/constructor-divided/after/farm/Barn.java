package farm;

import java.util.HashMap;
import java.util.Map;

public class Barn {
    private final Map<String, Integer> stalls = new HashMap<>();
    private final String name;

    public Barn(String name, String[] animals) {
        this.name = name;
        assign(animals);
        System.out.println(name + " has " + stalls.size() + " stalls");
    }

    private void assign(String[] animals) {
        int next = 1;
        for (String animal : animals) {
            stalls.put(animal, next);
            next += 2;
        }
    }
}
