package shop;

class Day {
    private int opened;

    Seat first() {
        return this.seat;
    }

    Seat last(Hall hall) {
        return hall.seat;
    }

    Seat next(Hall hall) {
        return hall.seat;
    }
}
