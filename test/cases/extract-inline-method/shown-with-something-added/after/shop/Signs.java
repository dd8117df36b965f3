package shop;

class Signs {
    private String title;

    void show(Shelf shelf, String given) {
        print(ended(shelf.label()));
        title = known(given);
    }

    private String ended(String text) {
        return text + ".";
    }

    private String known(String text) {
        return Checks.known(text);
    }
}
