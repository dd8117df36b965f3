package harbour;

import org.jspecify.annotations.Nullable;

public class Pier {
    void fasten(Boat[] @Nullable [] rows, String name) {
        ring(name);
        tie(rows, 2);
        leave();
    }
}
