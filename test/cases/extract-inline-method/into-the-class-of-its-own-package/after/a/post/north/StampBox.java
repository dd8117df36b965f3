package post.north;

class StampBox {
    static void use(Stamps stamps, String letter) {
        stamps.take(letter.length());
        stamps.count(letter);
    }
}
