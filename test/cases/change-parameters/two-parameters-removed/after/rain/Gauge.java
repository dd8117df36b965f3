package rain;

public class Gauge {
    private double fallen;

    public void add(double millimetres) {
        fallen += millimetres;
    }
}
