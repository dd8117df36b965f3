package harbour;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

public class Pier {
    private Map<String, @Nullable Boat> moored;

    void moor(List<@Nullable Boat> boats) {
        for (Boat boat : boats) {
            moored.put(boat.name(), boat);
        }
        ring();
    }

    @Nullable Boat find(String name) {
        return moored.get(name);
    }
}
