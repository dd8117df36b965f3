package mill;

class Wheel {
    private Oiled shaft;
    private int turns;

    void turn(int speed) {
        turns += speed;
        shaft.spin(speed);
    }
}
