package post;

class Clerk {
    private StampBox box;

    void send(Album stamps, String letter) {
        open(letter);
        box.use(stamps, letter);
        close(letter);
    }
}
