package jet;

public class Engine {
    private double thrust;
    private double fuel;

    public void throttle(int level) {
        thrust = level * 12.5;
        fuel -= level * 0.3;
        Gauge.show("thrust", thrust);
    }

    public void start(Checklist checklist) {
        if (!checklist.isDone()) {
            throw new IllegalStateException("checklist");
        }
        throttle(1);
    }
}
