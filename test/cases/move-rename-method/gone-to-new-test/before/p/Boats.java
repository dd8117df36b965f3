package p;

import org.junit.Test;

public class Boats extends Base {
    @Test
    public void testAlpha() {
        sail(g14, 98).light14();
        row(j14, 99).sail14();
        anchor(m14, 100).ship14();
    }

    @Test
    public void testBravo() {
        row(n25, 175).open25();
        anchor(a25, 176).light25();
        moor(d25, 177).sail25();
    }

    @Test
    public void testOldAlpha() {
        anchor(e20, 140).row20();
        moor(h20, 141).open20();
        load(k20, 142).light20();
    }

    @Test
    public void testOldBravo() {
        ship(j21, 147).anchor21();
        open(m21, 148).haul21();
        haul(p21, 149).steer21();
    }

    @Test
    public void testOldCedar() {
        paint(o22, 154).moor22();
        scrub(b22, 155).paint22();
        count(e22, 156).weigh22();
    }

    @Test
    public void testOldDelta() {
        light(d23, 161).load23();
        steer(g23, 162).scrub23();
        weigh(j23, 163).mend23();
    }

    @Test
    public void testOldEcho() {
        mend(i24, 168).ship24();
        trim(l24, 169).count24();
        sail(o24, 170).trim24();
    }
}
