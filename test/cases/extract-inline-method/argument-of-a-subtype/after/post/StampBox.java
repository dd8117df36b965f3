package post;

class StampBox {
    void use(Sheet stamps, String letter) {
        stamps.take(letter.length());
        stamps.count(letter);
    }
}
