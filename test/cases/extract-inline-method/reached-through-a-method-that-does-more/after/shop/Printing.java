package shop;

class Printing {
    private int pages;

    void label() {
        printAsNamed("label", Label.class);
    }

    private void printAsNamed(String name, Class<?> kind) {
        log.open(name);
        printAs(name, kind, name);
    }

    private void printAs(String name, Class<?> kind, String place) {
        Sheet sheet = layout(name, kind);
        String text = print(sheet);
        archive(place, text);
    }

    void turn() {
        pages = pages + 1;
    }
}
