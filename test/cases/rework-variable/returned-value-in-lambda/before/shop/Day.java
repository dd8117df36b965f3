package shop;

class Day {
    private int opened;

    void plan(Hall hall, int row) {
        later(() -> {
            begin(row);
            return hall.length(row);
        });
        soon(() -> {
            begin(row);
            return hall.seats(row);
        });
        never(() -> {
            begin(row);
            return (Seat) hall.first(row);
        });
    }
}
