package jet;

public class Engine {
    private double thrust;
    private double fuel;

    public void start(int level) {
        thrust = level * 12.5;
        fuel -= level * 0.3;
        Gauge.show("thrust", thrust);
    }
}
