package yard;

public class Mill {
    @Deprecated
    void turn() {
        // as it was
        Wheel wheel = new Wheel(2);
        wheel.turn();
        log(wheel.speed());
    }

    void grind() {
        clean();
        wait(3);
    }
}
