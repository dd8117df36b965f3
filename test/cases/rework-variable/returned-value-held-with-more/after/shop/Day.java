package shop;

class Day {
    private int opened;

    int minutes(Hall hall, int row) {
        check(row);
        int left = 90 - hall.length(row);
        log(left);
        return left;
    }

    boolean fits(int row, int rows) {
        boolean fits = opened() && row < rows;
        return fits;
    }

    int seats(int row, int rows) {
        int seats = row + rows;
        return seats;
    }

    Hall hall(int row) {
        Hall hall = isSmall(row) ? small() : large();
        return hall;
    }
}
