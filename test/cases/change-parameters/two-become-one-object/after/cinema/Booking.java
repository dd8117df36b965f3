package cinema;

public class Booking {
    private final Hall hall = new Hall();

    public boolean book(Place place, String name) {
        if (hall.isTaken(place)) {
            return false;
        }
        hall.take(place, name);
        return true;
    }
}
