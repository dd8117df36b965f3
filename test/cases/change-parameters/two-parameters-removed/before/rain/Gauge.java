package rain;

public class Gauge {
    private double fallen;

    public void add(double millimetres, String unit, boolean loud) {
        if (loud) {
            System.out.println(millimetres + unit);
        }
        fallen += millimetres;
    }
}
