package parking;

import java.util.Map;
import java.util.TreeMap;

public class Garage {
    private final Map<String, Long> entered = new TreeMap<>();
    private long earned;

    public String leave(String plate, long now) {
        Long since = entered.remove(plate);
        if (since == null) {
            return "unknown car " + plate;
        }
        long price = priceOf(now, since);
        earned += price;
        return plate + " pays " + price;
    }

    private long priceOf(long now, Long since) {
        long hours = startedHours(now, since);
        return hours * 250;
    }

    private long startedHours(long now, Long since) {
        long minutes = (now - since) / 60_000;
        long hours = minutes / 60;
        if (minutes % 60 > 0) {
            hours++;
        }
        return hours;
    }
}
