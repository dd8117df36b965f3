package sensor;

public class Thermometer {
    private double celsius;

    public double celsius() {
        return celsius;
    }
}
