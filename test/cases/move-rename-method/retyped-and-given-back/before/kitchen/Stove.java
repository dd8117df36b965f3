package kitchen;

import java.util.Collection;
import java.util.List;

public class Stove {
    private Pot last;

    public Meal cook(int heat) {
        light();
        turn(heat);
        return meal(heat);
    }

    int size() {
        return last.size();
    }
}
