package shop;

class Till {
    int coins;

    void open(Key key) {
        Lock lock = locks.lock(1);
        lock.turn(key);
        lamp.light(lock, 2);
        if (key.isOld()) {
            oil.drop(3);
        }
    }

    void pay(int sum) {
        Coin coin = purse.coin(sum);
        coin.toss();
        drawer.slide(4);
    }

    void close(int hour) {
        clock.wind(hour);
        door.shut(5);
    }
}
