package shop;

class Printing {
    private int pages;

    void label() {
        Sheet sheet = layout("label", Label.class);
        String text = print(sheet);
        archive("label", text);
    }

    void turn() {
        pages = pages + 1;
    }
}
