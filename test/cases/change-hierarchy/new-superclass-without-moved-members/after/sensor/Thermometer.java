package sensor;

public class Thermometer extends Device {
    private double celsius;

    public double celsius() {
        return celsius;
    }
}
