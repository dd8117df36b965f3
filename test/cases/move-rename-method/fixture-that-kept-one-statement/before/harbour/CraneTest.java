package harbour;

class CraneTest {
    Crate crate;

    @Before
    void fill() {
        crane.start(3);
        crate.open();
        crate.put(new Bale(7));
        crate.seal(lid);
        ledger.note(crate);
    }

    @Test
    void turns() {
        crane.turn(3);
        check(crane.angle());
    }
}
