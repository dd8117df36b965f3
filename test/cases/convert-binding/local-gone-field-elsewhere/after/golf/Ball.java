package golf;

public class Ball {
    private double mass = 46;
    private double angle;

    double mass() {
        return mass;
    }

    void turn(double by) {
        angle += by;
    }
}
