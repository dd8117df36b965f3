package kiln;

public class Firing {
    private final Plan plan;

    public Firing(Plan plan) {
        this.plan = plan;
    }

    public void heat(Oven oven) {
        oven.shut();
        int peak = plan.peak();
        if (oven.degrees() < peak) {
            oven.raise(peak);
        }
        oven.hold(peak, 3);
    }
}
