package kitchen;

import java.util.Collection;
import java.util.List;

public class Stove {
    private Pot last;

    public void cook(Collection<Pot> pots, Bell bell) {
        serve(pots, bell);
    }

    int size() {
        return last.size();
    }

    private void serve(Collection<Pot> pots, Bell bell) {
        heat(pots, bell);
        ring("done", pots);
    }
}
