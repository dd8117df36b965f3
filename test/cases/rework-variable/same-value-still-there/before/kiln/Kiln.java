package kiln;

public class Kiln {
    private final Sensor sensor = new Sensor();

    public String fire(int target) {
        heat(target - sensor.celsius());
        return "at " + sensor.celsius();
    }

    private void heat(int by) {
        System.out.println("+" + by);
    }
}
