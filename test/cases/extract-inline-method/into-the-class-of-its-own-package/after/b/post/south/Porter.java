package post.south;

class Porter {
    private Stamps stamps;

    void send(String letter) {
        open(letter);
        StampBox.use(stamps, letter);
        close(letter);
    }
}
