package shop;

class Day {
    private int size;

    void plan(Hall hall) {
        begin(hall);
        int seats = hall.seats(3);
        show(size);
        tell(seats + 2, 4);
    }

    void repeat(Hall hall) {
        begin(hall);
        int rows = hall.rows(3);
        end(5);
    }
}
