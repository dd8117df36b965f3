class YardTest {
    @Test
    void rakeOften() {
        open(shed, 1);
        take(shed.rakes(), "long");
        mark(3);
    }

    @Test
    void rakeSeldom() {
        open(shed, 2);
        take(shed.rakes(), "short");
        mark(4);
        note(5);
    }

    void sweep() {
        log("swept");
    }
}
