package ski;

public class Slope {
    private int metres;
    private int minutes;

    public int minutes(int speed) {
        int minutes = metres / speed;
        return Math.max(1, minutes);
    }

    public int last() {
        return minutes;
    }
}
