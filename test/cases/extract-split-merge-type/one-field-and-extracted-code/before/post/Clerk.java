package post;

class Clerk {
    private static final Stamps STAMPS = Stamps.all();

    void send(String letter) {
        open(letter);
        STAMPS.take(letter.length());
        STAMPS.count();
        close(letter);
    }
}
