package shop;

class Day {
    private int opened;

    void plan(Hall hall, int row) {
        start(row);
        run(new Task() {
            public void go() {
                begin();
                show(hall.seats(row), 3);
            }
        });
    }

    void repeat(Hall hall, int row) {
        later(() -> {
            run(new Task() {
                public void go() {
                    begin();
                    show(hall.length(row), 4);
                }
            });
        });
    }
}
