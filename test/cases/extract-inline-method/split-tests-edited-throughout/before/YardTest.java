class YardTest {
    @Test
    void rake() {
        open(shed, 1);
        take(shed.rakes(), "long");
        pile(leaves.kind(), 5);
        shut(shed, lock());
    }

    void sweep() {
        log("swept");
    }
}
