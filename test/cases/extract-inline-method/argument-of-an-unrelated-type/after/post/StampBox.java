package post;

class StampBox {
    void use(Drawer stamps, String letter) {
        stamps.take(letter.length());
        stamps.count(letter);
    }
}
