package clinic;

class CupTest {
    @BeforeEach
    void setUp() {
        Kitchen.open("north");
        Kitchen.heat(40);
    }

    @Test
    void holds() {
        Cup cup = new Cup("tin");
        assertEquals(3, cup.volume() + 0);
    }
}
