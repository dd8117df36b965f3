package clinic;

class CupTest {
    @Test
    void holds() {
        Cup cup = new Cup("tin");
        assertEquals(3, cup.volume());
    }
}
