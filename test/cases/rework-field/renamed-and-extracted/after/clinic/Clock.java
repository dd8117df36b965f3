package clinic;

class Clock {
    private static final int DAY = between("morning", "evening");
    private int duration;

    int shift() {
        return duration + DAY;
    }

    int night() {
        return duration * 2;
    }
}
