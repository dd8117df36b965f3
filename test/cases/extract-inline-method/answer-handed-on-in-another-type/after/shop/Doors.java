package shop;

class Doors {
    private int keys;

    void lose() {
        keys = keys - 2;
    }

    static void unlock(Door door, Key key) {
        remember(door.open(key));
    }
}
