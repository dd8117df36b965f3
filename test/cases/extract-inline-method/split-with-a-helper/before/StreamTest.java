class StreamTest {
    @Test
    void readRange() {
        Stream stream = Mocks.mock(Stream.class);
        fill(stream, 4);
        begin(word, 1);
        check("left", 3);
        note(word.size());
        assertLeft(word);
        assertRight(word, 9);
        close("right");
        count(7, word);
    }

    void keep() {
        log("kept");
    }
}
