package kitchen;

import java.util.Collection;
import java.util.List;

public class Stove {
    private Pot last;

    public void cook(List<Pot> pots, Bell bell) {
        heat(pots, bell);
        ring("done", pots);
    }

    int size() {
        return last.size();
    }
}
