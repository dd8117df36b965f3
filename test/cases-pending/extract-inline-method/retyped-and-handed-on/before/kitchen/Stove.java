package kitchen;

import java.util.Collection;
import java.util.List;

public class Stove {
    private Pot last;

    public void cook(List<Pot> pots, Bell bell) {
        light();
        heat(pots, 3);
        ring("done", bell);
    }

    int size() {
        return last.size();
    }
}
