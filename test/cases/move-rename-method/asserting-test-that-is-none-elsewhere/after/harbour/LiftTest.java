package harbour;

class LiftTest {
    Crate crate;

    @Test
    void lifts() {
        lift.up(4);
        check(lift.height());
    }

    void sealAll() {
        crate.open();
        crate.put(new Bale(7));
        assertTrue(crate.isSealed());
    }
}
