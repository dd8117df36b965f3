package shop;

class Day {
    private int opened;

    void plan(Hall hall, int row) {
        start(row);
        class Task {
            void go() {
                begin();
                show(hall.seats(row), 3);
            }
        }
        run(new Task());
    }
}
