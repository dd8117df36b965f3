package harbour;

class CraneTest {
    Crate crate;

    @RepeatedTest(3)
    void sealsAgain() {
        crate.open();
        crate.put(new Bale(7));
        crate.seal(lid, 4);
    }

    @Test
    void turns() {
        crane.turn(3);
        check(crane.angle());
    }
}
