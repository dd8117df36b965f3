package harbour;

import org.jspecify.annotations.Nullable;

public class Pier {
    void moor(@Nullable Boat boat) {
        @Nullable Rope rope = boat.rope();
        tie(rope);
    }
}
