package bike;

public class Bike {
    private final Gears gears = new Gears();
    private int cadence;

    public double speed(double wheel) {
        double turns = cadence * gears.ratio();
        double perMinute = turns * wheel * Math.PI;
        return perMinute * 60 / 1000;
    }
}
