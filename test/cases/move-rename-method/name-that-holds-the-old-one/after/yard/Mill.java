package yard;

public class Mill {
    void grindOnce() {
        Wheel wheel = new Wheel(2, "ash");
        wheel.turn(9);
        Sack sack = wheel.sack();
        check(sack);
    }

    void spin() {
        Wheel wheel = new Wheel(2, "oak");
        wheel.turn(7);
        Sack sack = wheel.sack();
        check(sack);
        rest(3);
    }
}
