package post;

class StampBox {
    private Drawer drawer;

    void use(String letter) {
        drawer.take(letter);
        lock();
    }
}
