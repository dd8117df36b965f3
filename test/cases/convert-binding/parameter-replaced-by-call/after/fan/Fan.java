package fan;

public class Fan {
    private int speed;

    public void adjust() {
        speed = Sensor.read() > 25 ? 3 : 1;
    }
}
