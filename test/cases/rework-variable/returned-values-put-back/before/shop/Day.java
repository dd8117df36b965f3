package shop;

class Day {
    private int opened;

    int minutes(Hall hall, int row) {
        check(row);
        int left = 90 - hall.length(row);
        log(left);
        return left;
    }

    Seat seat(Hall hall) {
        Seat all = this.seat;
        return all;
    }
}
