package dock;

class CranesTest {
    void lifts() {
        Crane crane = build(4);
        warm(crane, 2);
        Assert.assertEquals(12, crane.reach());
        stop(3);
    }
}
