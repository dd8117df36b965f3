package kiln;

public class Firing {
    private final Plan plan;
    private int peak;

    public Firing(Plan plan) {
        this.plan = plan;
    }

    public void heat(Oven oven) {
        oven.shut();
        if (oven.degrees() < peak) {
            oven.raise(peak);
        }
        oven.hold(peak, 3);
    }

    public void setPeak(int peak) {
        this.peak = peak;
    }
}
