package shop;

class Till {
    int coins;

    void open(Key key) {
        Lock lock = locks.lock(1);
        lock.turn(key);
    }

    void pay(int sum) {
        Coin coin = purse.coin(sum);
        coin.toss();
    }

    void close(int hour) {
        clock.wind(hour);
        door.shut(5);
    }

    void rest(Key key, Lock lock) {
        bed.make(6);
        care(key, lock);
    }

    void care(Key key, Lock lock) {
        lamp.light(lock, 2);
        if (key.isOld()) {
            oil.drop(3);
        }
    }

    void slide() {
        drawer.slide(4);
    }
}
