package shop;

class TillTest {
    @Before
    public void ready() {
        Till till = tills.till(1);
        till.open(2);
        lamp.light(till, 3);
    }

    @After
    public void clean() {
        Broom broom = brooms.broom(4);
        broom.sweep();
        lamp.dim(5);
    }

    @Test
    public void counts() {
        Coin coin = coins.coin(6);
        coin.toss();
        bell.ring(7, coin);
    }
}
