package post;

class Clerk {
    void send(Stamps stamps, String letter) {
        open(letter);
        Box box = find();
        box.use(stamps, letter);
        close(letter);
    }
}
