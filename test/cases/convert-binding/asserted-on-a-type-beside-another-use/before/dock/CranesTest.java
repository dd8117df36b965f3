package dock;

class CranesTest {
    void lifts() {
        Crane crane = build(4);
        warm(crane, 2);
        assertTrue("reach", crane.reaches(12));
        oil(crane, 7);
        stop(3);
    }
}
