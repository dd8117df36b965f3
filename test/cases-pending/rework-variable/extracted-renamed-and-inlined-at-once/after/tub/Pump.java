package tub;

public class Pump {
    private final Valve valve = new Valve();

    public String pump(int seconds) {
        int rate = valve.litresPerMinute() / 60;
        valve.open(seconds * rate);
        int bars = valve.pressure() * 10;
        if (bars > rate) {
            valve.close();
        }
        return "pumped " + seconds * rate + " at " + rate;
    }
}
