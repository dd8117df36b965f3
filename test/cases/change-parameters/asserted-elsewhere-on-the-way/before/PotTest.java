class PotTest {
    void boils(Shelf shelf, Pot pot, int size) {
        fill(4, 2);
        assertEquals(7, Litres.of(filled(pot), 3));
        close(3);
    }
}
