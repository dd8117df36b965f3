package harbour;

import java.util.Map;
import org.jspecify.annotations.Nullable;

public class Pier {
    void moor(Map.@Nullable Entry<String, Boat> entry) {
        ring();
        tie(entry, 2);
        leave();
    }
}
