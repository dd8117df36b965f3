package post.south;

class Porter {
    private Stamps stamps;

    void send(String letter) {
        open(letter);
        stamps.take(letter.length());
        stamps.count(letter);
        close(letter);
    }
}
