package shop;

class TillTest {
    @Test
    public void pays() {
        Coin coin = purse.coin(1);
        coin.toss();
        check(coin, 2);
        Note note = purse.note(3);
        note.fold();
        check(note, 4);
    }

    @Test
    public void opens() {
        Key key = ring.key(5);
        key.turn();
        check(key, 6);
        Lock lock = door.lock(7);
        lock.turn();
        check(lock, 8);
    }
}
