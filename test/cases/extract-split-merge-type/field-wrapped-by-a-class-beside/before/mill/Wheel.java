package mill;

class Wheel {
    private Shaft shaft;
    private int turns;

    void turn(int speed) {
        turns += speed;
        shaft.spin(speed);
    }
}
