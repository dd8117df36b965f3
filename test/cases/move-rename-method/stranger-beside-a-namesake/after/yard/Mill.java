package yard;

public class Mill {
    void spin() {
        Wheel wheel = new Wheel(2, "oak");
        wheel.turn(7);
        Sack sack = wheel.sack();
        check(sack);
        rest(3);
    }

    void grindOnce() {
        clean(5);
        wait(6, cart);
    }
}
