class PotTest {
    Pot pot;

    void boils() {
        fill(4, 2);
        Assert.assertNull(pot.lid(3));
        close(3);
    }
}
