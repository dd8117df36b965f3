package fan;

public class Fan {
    private int speed;

    public void adjust(int degrees) {
        speed = degrees > 25 ? 3 : 1;
    }
}
