package ski;

public class Slope {
    private int metres;

    public int minutes(int speed) {
        int minutes = metres / speed;
        return Math.max(1, minutes);
    }
}
