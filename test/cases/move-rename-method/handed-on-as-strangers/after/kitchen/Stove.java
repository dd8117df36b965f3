package kitchen;

import java.util.Collection;
import java.util.List;

public class Stove {
    private Pot last;

    public void cook(Pot lid, Bell bell) {
        light();
        cover(lid, 3);
        ring("done", bell);
    }

    int size() {
        return last.size();
    }
}
