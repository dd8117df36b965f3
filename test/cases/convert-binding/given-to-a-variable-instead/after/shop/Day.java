package shop;

class Day {
    private int size;

    void plan(Hall hall) {
        begin(hall);
        int seats = hall.seats(4);
        show(seats + 2, hall);
        end(5);
    }
}
