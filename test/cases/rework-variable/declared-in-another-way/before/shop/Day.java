package shop;

class Day {
    void plan(Hall hall) {
        Seat seat = hall.seat();
        check(seat);
        show(seat, 3);
    }

    void open(Hall hall) {
        try (Door door = hall.door()) {
            check(door);
        }
    }

    void shut(Hall hall) {
        try (Door door = hall.door()) {
            check(door);
            show(door, 4);
        }
    }
}
