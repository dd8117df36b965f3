package shop;

class Hall {
    private int guests;

    void enter(Door door, Key key) {
        bell.ring(door);
        Doors.unlock(door, key);
    }

    void count() {
        guests = guests + 1;
    }
}
