package shop;

class DoorTest {
    protected void setUp() {
        Door door = doors.door(10);
        door.paint();
    }

    protected void tearDown() {
        Lock lock = locks.lock(11);
        lock.turn();
    }

    @Test
    public void opens() {
        Key key = keys.key(12);
        key.turn();
    }
}
