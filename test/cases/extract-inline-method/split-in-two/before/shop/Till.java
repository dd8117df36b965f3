package shop;

class Till {
    int coins;

    void open(Key key) {
        eye.look(key);
        work(key);
        ear.hear(key);
    }

    void work(Key key) {
        Lock lock = locks.lock(1);
        lock.turn(key);
        lamp.light(lock, 2);
        drawer.slide(3);
        purse.fill(4);
        clock.wind(5);
    }
}
