class PotTest {
    void boils() {
        Pot pot = shelf.take(9);
        assertEquals(7, litres(pot.lid(), 3));
        close(3);
    }
}
