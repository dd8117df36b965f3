package hall;

public class Hall {
    private Seat[] seats;

    Seat[] firstRow(int width) {
        if (width > seats.length) {
            return seats;
        }
        final Seat[] row = new Seat[width];
        return Rows.fill(seats, row, 0, width);
    }

    Object[] plan(int rows, int width) {
        Object[] plan = new Seat[rows][width];
        return Rows.spread(seats, plan);
    }
}
