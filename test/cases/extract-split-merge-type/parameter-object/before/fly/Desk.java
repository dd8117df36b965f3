package fly;

public class Desk {
    private int booked;

    public boolean book(String from, String to, int day) {
        if (Flights.find(from, to, day) == null) {
            return false;
        }
        booked++;
        return true;
    }

    public long price(String from, String to, int day) {
        long base = Distance.between(from, to) * 12L;
        return day > 5 ? base * 2 : base;
    }
}
