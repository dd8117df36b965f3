package clinic;

class ScannerTest {
    @Test
    void scans() {
        Scanner scanner = new Scanner("flat");
        assertEquals("ok", scanner.scan("page"));
    }

    @Ignore
    @Test
    void copies() {
        Scanner scanner = new Scanner("feed");
        assertEquals(2, scanner.copies());
    }
}
