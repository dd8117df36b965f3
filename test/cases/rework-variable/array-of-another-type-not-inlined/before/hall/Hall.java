package hall;

public class Hall {
    private Seat[] seats;

    Object firstRow(int width) {
        final Seat[] row = new Seat[width];
        return Rows.fill(seats, row, 0, width);
    }

    Object plan(int width) {
        Seat[] row = new Seat[width];
        return Rows.fill(seats, row, 0, width);
    }
}
