package harbour;

class CraneTest {
    Crate crate;

    @Before
    void prepareAll() {
        crane.start(3);
        hoist(crate);
        ring(bell);
        light(true);
    }

    @Test
    void turns() {
        crane.turn(3);
        check(crane.angle());
    }
}
