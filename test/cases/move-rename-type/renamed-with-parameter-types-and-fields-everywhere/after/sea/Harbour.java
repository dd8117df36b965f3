package sea;

import java.util.ArrayList;
import java.util.List;

public class Harbour {
    private final List<Ship> berths = new ArrayList<>();
    private Ship next;

    public Ship admit(Ship ship) {
        Ship before = next;
        if (ship.fits(9)) {
            berths.add(ship);
            next = ship;
        }
        return before;
    }
}
