package shop;

class Doors {
    private int keys;

    void lose() {
        keys = keys - 2;
    }

    static void unlock(Door one, Key key) {
        remember(one.open(key));
    }
}
