package clinic;

class Clock {
    private int hours;

    int shift() {
        return hours + between("morning", "evening");
    }

    int night() {
        return hours * 2;
    }
}
