package post;

class Clerk {
    void send(String letter) {
        open(letter);
        StampBox.use(letter);
        close(letter);
    }
}
