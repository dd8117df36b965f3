package shop;

class Door {
    void open(Key key) {
        lock.turn(key);
    }

    void open(Key key, int times) {
        open(key);
    }
}
