package clinic;

class LoadTest {
    @Test(timeout = 500)
    void loads() {
        Desk desk = new Desk("north");
        desk.loadAll("patients");
    }
}
