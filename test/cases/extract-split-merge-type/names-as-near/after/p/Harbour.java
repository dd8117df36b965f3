package p;

public class Harbour extends Base {
    public void doAnchor() {
        paintAnchor(0, "Anchor");
        int anchor = scrub(0);
        check(anchor).count(0);
    }

    public void doBuoy() {
        scrubBuoy(1, "Buoy");
        int buoy = moor(3);
        check(buoy).mend(1);
    }

    public void doCrane() {
        countCrane(2, "Crane");
        int crane = row(6);
        check(crane).steer(2);
    }

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
