class StreamTest {
    @Test
    void singleRange() {
        Stream stream = prepare();
        begin(word, 2);
        check("left", 3);
        note(word.size());
        assertLeft(word);
    }

    @Test
    void failsOften() {
        Stream stream = prepare();
        begin(word, 3);
        assertRight(word, 9);
        close("right");
        count(7, word);
    }

    private Stream prepare() {
        Stream stream = Mocks.mock(Stream.class);
        fill(stream, 4);
        return stream;
    }

    void keep() {
        log("kept");
    }
}
