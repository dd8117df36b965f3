package clinic;

class Clock {
    int shift(int hours) {
        return hours + between("morning", "evening");
    }
}
