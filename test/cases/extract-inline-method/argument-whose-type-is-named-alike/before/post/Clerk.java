package post;

class Clerk {
    private StampBox box;

    void send(PaperStamps stamps, String letter) {
        open(letter);
        stamps.take(letter.length());
        stamps.count(letter);
        close(letter);
    }
}
