package clinic;

class DeskTest {
    @Test
    void rejectsUnknown() {
        Desk desk = new Desk("north");
        assertThrows(UnknownException.class, () -> desk.register("nobody"));
    }
}
