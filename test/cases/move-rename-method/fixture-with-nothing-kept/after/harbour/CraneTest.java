package harbour;

class CraneTest {
    Crate crate;

    @Before
    void prepareAll() {
        weigh(rows);
        light(true);
    }

    @Test
    void turns() {
        crane.turn(3);
        check(crane.angle());
    }
}
