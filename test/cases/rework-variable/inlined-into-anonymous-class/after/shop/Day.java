package shop;

class Day {
    private int opened;

    void plan(Hall hall, int row) {
        Task task = new Task() {
            public void go() {
                begin();
                hall.seats(row).close();
            }
        };
        run(task);
    }
}
