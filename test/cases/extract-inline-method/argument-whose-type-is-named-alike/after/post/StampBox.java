package post;

class StampBox {
    void use(Stamps stamps, String letter) {
        stamps.take(letter.length());
        stamps.count(letter);
    }
}
