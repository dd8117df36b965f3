package harbour;

import java.io.IOException;
import org.checkerframework.checker.tainting.qual.Untainted;

public class Pier {
    void moor(Boat boat) throws @Untainted IOException {
        ring();
        tie(boat, 2);
    }
}
