package post;

class StampBox {
    private static final Stamps STAMPS = Stamps.all();

    static void use(String letter) {
        STAMPS.take(letter.length());
        STAMPS.count();
    }
}
