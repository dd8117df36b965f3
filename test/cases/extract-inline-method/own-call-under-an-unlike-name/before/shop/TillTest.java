package shop;

class TillTest {
    @Test
    void counts() {
        String text = till.read(3);
        assertEquals("9 coins", text);
    }
}
