package harbour;

import java.util.List;
import java.util.Map;

public class Pier {
    private Map<String, Boat> moored;

    void moor(List<Boat> boats) {
        for (Boat boat : boats) {
            moored.put(boat.name(), boat);
        }
        ring();
    }

    Boat find(String name) {
        return moored.get(name);
    }
}
