package golf;

public class Ball {
    private double mass = 46;

    double mass() {
        return mass;
    }
}
