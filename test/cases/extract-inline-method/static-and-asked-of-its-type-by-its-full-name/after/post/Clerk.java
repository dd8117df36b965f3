package post;

class Clerk {
    void send(Stamps stamps, String letter) {
        open(letter);
        post.StampBox.use(stamps, letter);
        close(letter);
    }
}
