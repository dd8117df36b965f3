package shop;

class Day {
    private int opened;

    Seat first() {
        Seat seat = this.seat;
        log(seat);
        return seat;
    }

    Seat last(Hall hall) {
        Seat seat = checked(hall.seat, 3);
        return seat;
    }

    Seat next(Hall hall) {
        Seat chair = hall.seat;
        return chair;
    }
}
