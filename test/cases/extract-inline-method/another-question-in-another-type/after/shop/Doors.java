package shop;

class Doors {
    private int keys;

    void lose() {
        keys = keys - 2;
    }

    static boolean unlock(Door one, Key key) {
        return one.fits(key);
    }
}
