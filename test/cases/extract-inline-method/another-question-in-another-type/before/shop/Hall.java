package shop;

class Hall {
    private int guests;

    void enter(Door door, Key key) {
        bell.ring(door);
        if (door.open(key)) {
            bell.stop();
        }
    }

    void count() {
        guests = guests + 1;
    }
}
