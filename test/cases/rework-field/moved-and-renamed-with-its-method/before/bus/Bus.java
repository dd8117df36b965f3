package bus;

public class Bus {
    private int seatsTaken;
    private int line;

    public boolean board(int people) {
        if (seatsTaken + people > 60) {
            return false;
        }
        seatsTaken += people;
        return true;
    }

    public int line() {
        return line;
    }
}
