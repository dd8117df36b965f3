package p;

public class Crane extends Base {
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
}
