package shop;

class TillTest {
    @Test
    public void paysCoins() {
        Coin coin = purse.coin(1);
        coin.toss();
        check(coin, 2);
    }

    @Test
    public void paysNotes() {
        Note note = purse.note(3);
        check(note, 4);
    }

    @Test
    public void turnsKeys() {
        Key key = ring.key(5);
        key.turn();
        check(key, 6);
    }

    @Test
    public void turnsLocks() {
        Lock lock = door.lock(7);
        check(lock, 8);
    }
}
