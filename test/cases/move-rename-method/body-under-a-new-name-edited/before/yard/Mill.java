package yard;

public class Mill {
    void grind() {
        Wheel wheel = new Wheel(2);
        wheel.turn();
        log(wheel.speed());
    }
}
