package post;

class StampBox {
    private String text;

    void use(String letter) {
        this.text = letter;
    }
}
