package yard;

public class Mill {
    @Test void grindWell() {
        Wheel wheel = new Wheel(2, "oak");
        wheel.turn(7);
        Sack sack = wheel.sack();
    }

    @Test void grindOrFail() {
        try {
            Wheel wheel = new Wheel(2, "oak");
            wheel.turn(7);
            Sack sack = wheel.sack();
            check(sack);
        } catch (Jam e) {
            fail(e);
        }
    }
}
