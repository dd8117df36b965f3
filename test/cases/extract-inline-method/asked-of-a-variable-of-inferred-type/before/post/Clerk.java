package post;

class Clerk {
    void send(Stamps stamps, String letter) {
        open(letter);
        stamps.take(letter.length());
        stamps.count(letter);
        close(letter);
    }
}
