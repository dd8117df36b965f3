package rail;

import java.util.ArrayList;
import java.util.List;

public class Line {
    private final List<Stop> stops = new ArrayList<>();

    public void add(String name, int minute) {
        stops.add(new Stop(name, minute));
    }
}
