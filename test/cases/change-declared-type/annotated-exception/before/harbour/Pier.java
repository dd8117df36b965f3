package harbour;

import java.io.IOException;

public class Pier {
    void moor(Boat boat) throws IOException {
        ring();
        tie(boat, 2);
    }
}
