package post;

class StampBox extends Box {
    private int locks;

    void use(Stamps stamps, String letter) {
        stamps.take(letter.length());
        stamps.count(letter);
    }
}
