package harbour;

class CraneTest {
    Crate crate;

    @Test
    void turns() {
        crane.turn(3);
        check(crane.angle());
    }
}
