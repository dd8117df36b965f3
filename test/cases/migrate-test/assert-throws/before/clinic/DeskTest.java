package clinic;

class DeskTest {
    @Test
    void rejectsUnknown() {
        Desk desk = new Desk("north");
        try {
            desk.register("nobody");
            fail("expected");
        } catch (UnknownException expected) {
        }
    }
}
