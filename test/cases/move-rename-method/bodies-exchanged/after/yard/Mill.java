package yard;

public class Mill {
    void grind() {
        clean();
        wait(3);
    }

    void rest() {
        Wheel wheel = new Wheel(2);
        wheel.turn();
        log(wheel.speed());
    }
}
