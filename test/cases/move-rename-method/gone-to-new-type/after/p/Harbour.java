package p;

public class Harbour extends Base {
    public void runAlpha() {
        open(a0, 0).weigh0();
        haul(d0, 1).anchor0();
        paint(g0, 2).haul0();
    }

    public void runNewAlpha() {
        scrub(f1, 7).mend1();
        count(i1, 8).moor1();
        light(l1, 9).paint1();
    }

    public void runNewBravo() {
        steer(k2, 14).trim2();
        weigh(n2, 15).load2();
        mend(a2, 16).scrub2();
    }

    public void runNewCedar() {
        trim(p3, 21).sail3();
        sail(c3, 22).ship3();
        row(f3, 23).count3();
    }
}
