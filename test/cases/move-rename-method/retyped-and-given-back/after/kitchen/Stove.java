package kitchen;

import java.util.Collection;
import java.util.List;

public class Stove {
    private Pot last;

    public Meal cook(long heat) {
        return serve(heat);
    }

    int size() {
        return last.size();
    }

    private Meal serve(long heat) {
        light();
        turn(heat);
        return meal(heat);
    }
}
