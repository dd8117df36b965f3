package post;

class Clerk {
    private Box box;

    void send(Stamps stamps, String letter) {
        open(letter);
        stamps.take(letter.length());
        stamps.count(letter);
        close(letter);
    }
}
