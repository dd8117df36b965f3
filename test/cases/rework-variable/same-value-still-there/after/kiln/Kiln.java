package kiln;

public class Kiln {
    private final Sensor sensor = new Sensor();

    public String fire(int target) {
        int now = sensor.celsius();
        heat(target - now);
        return "at " + sensor.celsius();
    }

    private void heat(int by) {
        System.out.println("+" + by);
    }
}
