package shop;

class Signs {
    private String title;

    void show(Shelf shelf, String given) {
        print(shelf.label());
        title = given;
    }
}
