package shop;

class Day {
    private int size;

    void plan(Hall hall) {
        begin(hall);
        size = hall.seats(3);
        show(size);
    }

    void repeat(Hall hall) {
        begin(hall);
        size = hall.seats(3);
        end(5);
    }
}
