package shop;

abstract class Table {
    private final String name;
    private int used;
    private Key first;

    Table(String name) {
        this.name = name;
    }

    String name() {
        return name;
    }

    void start() {
        open(3);
        note(first);
        end(4);
    }

    void note(Key one) {
        String text = one.toString();
        log("Found", text);
        send(used, text);
        close(one);
    }

}
