package mill;

class Wheel {
    private int speed;

    int speed() {
        return speed;
    }
}
