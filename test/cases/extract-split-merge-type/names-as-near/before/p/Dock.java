package p;

public class Dock extends Base {
    public void doDeck() {
        lightDeck(3, "Deck");
        int deck = steer(9);
        check(deck).row(3);
    }

    public void doEngine() {
        steerEngine(4, "Engine");
        int engine = mend(12);
        check(engine).moor(4);
    }

    public void doFerry() {
        weighFerry(5, "Ferry");
        int ferry = count(15);
        check(ferry).scrub(5);
    }
}
