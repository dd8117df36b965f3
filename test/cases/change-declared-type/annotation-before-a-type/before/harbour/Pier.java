package harbour;

import org.jspecify.annotations.Nullable;

public class Pier {
    void moor(Boat boat) {
        Rope rope = boat.rope();
        tie(rope);
    }
}
