package shop;

class Day {
    private int opened;

    void plan(Hall hall, int row) {
        start(row);
        final Seats seats = hall.seats(row);
        class Task {
            void go() {
                begin();
                show(seats, 3);
            }
        }
        run(new Task());
    }
}
