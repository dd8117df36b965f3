package shop;

class Door {
    void open(Key key) {
        lock.turn(key);
    }
}
