package post;

class Clerk {
    private StampBox box;

    void send(PaperStamps stamps, String letter) {
        open(letter);
        box.use(stamps, letter);
        close(letter);
    }
}
