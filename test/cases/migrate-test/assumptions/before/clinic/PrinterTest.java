package clinic;

class PrinterTest {
    @Test
    void prints() {
        if (system().startsWith("old")) {
            return;
        }
        Printer printer = new Printer("laser");
        assertEquals("ok", printer.print("text"));
    }

    @Test
    void connects() {
        assertTrue(network().ready());
        Printer printer = new Printer("ink");
        assertEquals("up", printer.state());
    }

    @Ignore
    @Test
    void colors() {
        Printer printer = new Printer("photo");
        assertEquals(4, printer.colors());
    }
}
