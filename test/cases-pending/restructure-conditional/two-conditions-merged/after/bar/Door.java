package bar;

public class Door {
    private int turnedAway;

    public boolean admits(Guest guest) {
        if (guest.age() < 18 || guest.isBarred()) {
            return false;
        }
        turnedAway--;
        return true;
    }
}
