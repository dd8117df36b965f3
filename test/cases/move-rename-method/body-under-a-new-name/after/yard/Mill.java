package yard;

public class Mill {
    void grind() {
        clean();
        rest(3);
    }

    void turn() {
        Wheel wheel = new Wheel(2);
        wheel.turn();
        log(wheel.speed());
    }
}
