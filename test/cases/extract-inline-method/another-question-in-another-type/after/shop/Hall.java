package shop;

class Hall {
    private int guests;

    void enter(Door door, Key key) {
        bell.ring(door);
        if (Doors.unlock(door, key)) {
            bell.stop();
        }
    }

    void count() {
        guests = guests + 1;
    }
}
