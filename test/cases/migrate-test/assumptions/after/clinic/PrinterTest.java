package clinic;

class PrinterTest {
    @Test
    void prints() {
        assumeFalse(system().startsWith("old"));
        Printer printer = new Printer("laser");
        assertEquals("ok", printer.print("text"));
    }

    @Test
    void connects() {
        assumeTrue(network().ready());
        Printer printer = new Printer("ink");
        assertEquals("up", printer.state());
    }

    @Test
    void colors() {
        assumeTrue(inkAvailable());
        Printer printer = new Printer("photo");
        assertEquals(4, printer.colors());
    }
}
