package bike;

public class Bike {
    private final Gears gears = new Gears();
    private int cadence;

    public double speed(double wheel) {
        return gears.speed(cadence, wheel);
    }
}
