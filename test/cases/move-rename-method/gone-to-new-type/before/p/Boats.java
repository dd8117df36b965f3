package p;

public class Boats extends Base {
    public void runAlpha() {
        open(a0, 0).weigh0();
        haul(d0, 1).anchor0();
        paint(g0, 2).haul0();
    }

    public void runOldAlpha() {
        paint(o6, 42).moor6();
        scrub(b6, 43).paint6();
        count(e6, 44).weigh6();
    }

    public void runOldBravo() {
        light(d7, 49).load7();
        steer(g7, 50).scrub7();
        weigh(j7, 51).mend7();
    }

    public void runOldCedar() {
        mend(i8, 56).ship8();
        trim(l8, 57).count8();
        sail(o8, 58).trim8();
    }
}
