package yard;

public class Mill {
    void grind() {
        clean();
        rest(3);
    }

    void turn() {
        Wheel wheel = new Wheel(4);
        wheel.turn();
        log(wheel.speed());
    }
}
