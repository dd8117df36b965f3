package hall;

public class Hall {
    private Seat[] seats;

    Seat[] firstRow(int width) {
        if (width > seats.length) {
            return seats;
        }
        return Rows.fill(seats, 0, width, Seat[]::new);
    }

    Object[] plan(int rows, int width) {
        return Rows.spread(seats, Seat[][]::new);
    }
}
