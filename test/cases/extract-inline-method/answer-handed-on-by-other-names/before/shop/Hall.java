package shop;

class Hall {
    private int guests;

    void enter(Door door, Key key) {
        bell.ring(door);
        door.open(key);
    }

    void count() {
        guests = guests + 1;
    }
}
