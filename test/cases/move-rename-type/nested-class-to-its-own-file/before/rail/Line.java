package rail;

import java.util.ArrayList;
import java.util.List;

public class Line {
    private final List<Stop> stops = new ArrayList<>();

    public void add(String name, int minute) {
        stops.add(new Stop(name, minute));
    }

    static class Stop {
        final String name;
        final int minute;

        Stop(String name, int minute) {
            this.name = name;
            this.minute = minute;
        }

        boolean isLate(int now) {
            return now > minute + 2;
        }
    }
}
