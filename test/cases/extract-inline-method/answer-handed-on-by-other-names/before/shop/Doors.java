package shop;

class Doors {
    private int keys;

    void lose() {
        keys = keys - 2;
    }
}
