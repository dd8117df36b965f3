package shop;

class Day {
    private int opened;

    void plan(Hall hall, int row) {
        start(row);
        final Seats seats = hall.seats(row);
        run(new Task() {
            public void go() {
                begin();
                show(seats, 3);
            }
        });
    }

    void repeat(Hall hall, int row) {
        final int length = hall.length(row);
        later(() -> {
            run(new Task() {
                public void go() {
                    begin();
                    show(length, 4);
                }
            });
        });
    }
}
