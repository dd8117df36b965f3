package kitchen;

import java.util.Collection;
import java.util.List;

public class Stove {
    private Pot last;

    public void cook(Lid lid, Bell bell) {
        serve(lid, bell);
    }

    int size() {
        return last.size();
    }

    private void serve(Pot lid, Bell bell) {
        light();
        cover(lid, 3);
        ring("done", bell);
    }
}
