package hall;

public class Hall {
    private Seat[] seats;

    Object firstRow(int width) {
        return Rows.fill(seats, 0, width, Bench[]::new);
    }

    Object plan(int width) {
        return Rows.fill(seats, 0, width, Seat[][]::new);
    }
}
