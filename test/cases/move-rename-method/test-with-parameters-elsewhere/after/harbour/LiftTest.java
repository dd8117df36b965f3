package harbour;

class LiftTest {
    Crate crate;

    @Test
    void lifts() {
        lift.up(4);
        check(lift.height());
    }

    @ParameterizedTest
    void seals() {
        crate.open();
        crate.put(new Bale(7));
        crate.seal(lid);
    }
}
