package fly;

public class Desk {
    private int booked;

    public boolean book(Trip trip) {
        if (Flights.find(trip.from(), trip.to(), trip.day()) == null) {
            return false;
        }
        booked++;
        return true;
    }

    public long price(Trip trip) {
        long base = Distance.between(trip.from(), trip.to()) * 12L;
        return trip.day() > 5 ? base * 2 : base;
    }
}
