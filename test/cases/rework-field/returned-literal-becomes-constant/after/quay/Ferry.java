package quay;

public class Ferry {
    private static final int SEATS = 240;

    int seats(Trip trip) {
        log(trip);
        return SEATS;
    }
}
