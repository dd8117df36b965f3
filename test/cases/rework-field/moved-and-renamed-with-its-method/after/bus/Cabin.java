package bus;

public class Cabin {
    private boolean heated;
    private int occupied;

    public void heat() {
        heated = true;
    }

    public boolean board(int people) {
        if (occupied + people > 60) {
            return false;
        }
        occupied += people;
        return true;
    }
}
