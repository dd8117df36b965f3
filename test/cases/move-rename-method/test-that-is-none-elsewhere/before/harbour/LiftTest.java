package harbour;

class LiftTest {
    Crate crate;

    @Test
    void lifts() {
        lift.up(4);
        check(lift.height());
    }
}
