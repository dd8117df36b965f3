package post;

class StampBox implements Box {
    private int locks;

    void use(Stamps stamps, String letter) {
        stamps.take(letter.length());
        stamps.count(letter);
    }
}
