package bike;

public class Gears {
    private int front = 40;
    private int back = 20;

    double ratio() {
        return (double) front / back;
    }

    double speed(int cadence, double wheel) {
        double turns = cadence * ratio();
        double perMinute = turns * wheel * Math.PI;
        return perMinute * 60 / 1000;
    }
}
