package shop;

class TillTest {
    @Test
    void counts() {
        String text = till.read(3);
        check("9 coins", text);
    }

    void check(String wanted, String found) {
        assertTrue(parse(wanted).isLike(parse(found)));
    }
}
