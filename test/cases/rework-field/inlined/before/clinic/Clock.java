package clinic;

class Clock {
    private static final int DAY = between("morning", "evening");

    int shift(int hours) {
        return hours + DAY;
    }
}
