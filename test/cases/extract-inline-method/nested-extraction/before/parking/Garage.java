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
        long minutes = (now - since) / 60_000;
        long hours = minutes / 60;
        if (minutes % 60 > 0) {
            hours++;
        }
        long price = hours * 250;
        earned += price;
        return plate + " pays " + price;
    }
}
