package shop;

class Till {
    int coins;

    void open(Key key) {
        eye.look(key);
        enter(key);
        count();
        ear.hear(key);
    }

    void enter(Key key) {
        Lock lock = locks.lock(1);
        lock.turn(key);
        lamp.light(lock, 2);
    }

    void count() {
        drawer.slide(3);
        purse.fill(4);
        clock.wind(5);
    }
}
