package post;

class Clerk {
    void send(Stamps stamps, String letter) {
        open(letter);
        var box = find();
        box.use(stamps, letter);
        close(letter);
    }
}
