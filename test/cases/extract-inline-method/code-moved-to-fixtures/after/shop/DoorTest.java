package shop;

class DoorTest {
    protected void setUp() {
        Door door = doors.door(10);
        door.paint();
        lamp.light(13);
    }

    protected void tearDown() {
        Lock lock = locks.lock(11);
        lock.turn();
        lamp.dim(5);
    }

    @Test
    public void opens() {
        Key key = keys.key(12);
        key.turn();
        lamp.light(14);
    }
}
