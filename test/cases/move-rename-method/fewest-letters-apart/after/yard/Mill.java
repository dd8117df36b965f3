package yard;

public class Mill {
    @Test void grindNotAtAllToday() {
        Wheel wheel = new Wheel(2, "oak");
        wheel.turn(7);
        Sack sack = wheel.sack();
    }

    @Test void spins() {
        Wheel wheel = new Wheel(2, "oak");
        wheel.turn(7);
        Sack sack = wheel.sack();
    }
}
