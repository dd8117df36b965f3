package harbour;

import java.util.List;
import org.jspecify.annotations.Nullable;

public class Pier {
    void moor(List<? extends Boat> boats) {
        ring();
        tie(boats, 2);
    }
}
