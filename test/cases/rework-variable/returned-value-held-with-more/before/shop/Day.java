package shop;

class Day {
    private int opened;

    int minutes(Hall hall, int row) {
        check(row);
        return hall.length(row);
    }

    boolean fits(int row, int rows) {
        return row < rows;
    }

    int seats(int row, int rows) {
        return row + rows;
    }

    Hall hall(int row) {
        return isSmall(row) ? small() : large();
    }
}
