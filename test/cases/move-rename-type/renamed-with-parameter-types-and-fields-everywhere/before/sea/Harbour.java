package sea;

import java.util.ArrayList;
import java.util.List;

public class Harbour {
    private final List<Vessel> berths = new ArrayList<>();
    private Vessel next;

    public Vessel admit(Vessel vessel) {
        Vessel before = next;
        if (vessel.fits(9)) {
            berths.add(vessel);
            next = vessel;
        }
        return before;
    }
}
