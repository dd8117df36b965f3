package shop;

class TillTest {
    @Before
    public void ready() {
        Till till = tills.till(1);
        till.open(2);
    }

    @After
    public void clean() {
        Broom broom = brooms.broom(4);
        broom.sweep();
        bell.ring(8, 9);
    }

    @Test
    public void counts() {
        Coin coin = coins.coin(6);
        coin.toss();
    }
}
