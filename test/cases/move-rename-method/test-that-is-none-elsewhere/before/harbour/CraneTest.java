package harbour;

class CraneTest {
    Crate crate;

    @Test
    void seals() {
        crate.open();
        crate.put(new Bale(7));
        crate.seal(lid);
    }

    @Test
    void turns() {
        crane.turn(3);
        check(crane.angle());
    }
}
