package clinic;

class ScannerTest {
    @Test
    void scans() {
        assumeTrue(network().ready());
        Scanner scanner = new Scanner("flat");
        assertEquals("ok", scanner.scan("page"));
    }

    @Test
    void copies() {
        Scanner scanner = new Scanner("feed");
        assertEquals(2, scanner.copies());
    }
}
