package tub;

public class Pump {
    private final Valve valve = new Valve();

    public String pump(int seconds) {
        int r = valve.litresPerMinute() / 60;
        int litres = seconds * r;
        valve.open(litres);
        if (valve.pressure() * 10 > r) {
            valve.close();
        }
        return "pumped " + litres + " at " + r;
    }
}
