package post;

class Clerk {
    private StampBox box;
    private Stamps stamps;

    void send(String letter) {
        open(letter);
        box.use(letter);
        close(letter);
    }
}
