package shop;

class Day {
    private int opened;

    void plan(Hall hall, int row) {
        final Seats seats = hall.seats(row);
        Task task = new Task() {
            public void go() {
                begin();
                seats.close();
            }
        };
        run(task);
    }
}
