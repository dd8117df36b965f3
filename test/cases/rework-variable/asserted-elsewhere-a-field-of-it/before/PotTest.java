class PotTest {
    void boils() {
        Pot pot = shelf.take(9);
        assertEquals(7, pot.litres);
        close(3);
    }
}
