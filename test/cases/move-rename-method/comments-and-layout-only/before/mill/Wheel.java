package mill;

public class Wheel {
    private int turns;
    private int speed;

    public int turn(int water) {
        if (water < 10)
            return 0;
        int more = water * speed; // litres
        turns += more;
        return more;
    }
}
