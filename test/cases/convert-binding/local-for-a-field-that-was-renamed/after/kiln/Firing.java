package kiln;

public class Firing {
    private final Plan plan;
    private Curve curve;

    public Firing(Plan plan) {
        this.plan = plan;
    }

    public void heat(Oven oven) {
        oven.shut();
        int peak = curve.peak();
        if (oven.degrees() < peak) {
            oven.raise(peak);
        }
        oven.hold(peak, 3);
    }

    public void setCurve(Curve curve) {
        this.curve = curve;
    }
}
