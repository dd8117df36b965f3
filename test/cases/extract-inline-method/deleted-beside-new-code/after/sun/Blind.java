package sun;

public class Blind {
    private int height;

    public void noon(int light) {
        Motor motor = Motor.find("blind");
        motor.turn(Direction.DOWN, light > 400);
        height = motor.position();
    }
}
