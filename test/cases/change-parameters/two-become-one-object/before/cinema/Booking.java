package cinema;

public class Booking {
    private final Hall hall = new Hall();

    public boolean book(int row, int seat, String name) {
        if (hall.isTaken(row, seat)) {
            return false;
        }
        hall.take(row, seat, name);
        return true;
    }
}
