package yard;

public class Mill {
    void grind() {
        Wheel wheel = new Wheel(2, "oak");
        wheel.turn(7);
        Sack sack = wheel.sack();
        check(sack);
    }
}
