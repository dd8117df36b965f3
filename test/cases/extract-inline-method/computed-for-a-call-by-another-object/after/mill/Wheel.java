package mill;

class Wheel {
    private int speed;

    int next() {
        return LIMIT + 1;
    }
}
