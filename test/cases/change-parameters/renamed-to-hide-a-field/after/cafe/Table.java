package cafe;

public class Table {
    private final int seats;
    private final String corner;

    public Table(int seats, String corner) {
        this.seats = seats;
        this.corner = corner;
    }
}
