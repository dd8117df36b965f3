package post;

class StampBox {
    private Drawer drawer;

    StampBox use(String letter) {
        drawer.take(letter);
        return this;
    }
}
