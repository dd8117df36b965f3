package post;

class Clerk {
    private Box box;

    void send(Stamps stamps, String letter) {
        open(letter);
        box.stamps().use(stamps, letter);
        close(letter);
    }
}
