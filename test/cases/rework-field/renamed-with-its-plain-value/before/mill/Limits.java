package mill;

class Limits {
    static final int SACKS = 17;

    int rate(int hours) {
        return hours * speed();
    }
}
