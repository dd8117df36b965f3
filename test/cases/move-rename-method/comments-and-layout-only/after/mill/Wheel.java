package mill;

public class Wheel {
    private int turns;
    private int speed;

    /**
     * Turns the wheel.
     *
     * @param water litres that fall on it
     */
    public int turn(
            int water) {
        if (water < 10) {
            return 0;
        }
        int more =
                water * speed;
        this.turns += more;
        return more;
    }
}
