package shop;

class Day {
    private int opened;

    void plan(Hall hall, int row) {
        later(() -> {
            begin(row);
            int length = 90 - hall.length(row);
            return length;
        });
        soon(() -> {
            begin(row);
            int seats = hall.seats(row);
            return seats;
        });
        never(() -> {
            begin(row);
            Seat seat = checked((Seat) hall.first(row));
            return seat;
        });
    }
}
