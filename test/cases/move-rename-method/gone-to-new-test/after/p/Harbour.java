package p;

import org.junit.Test;

public class Harbour extends Base {
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
}
