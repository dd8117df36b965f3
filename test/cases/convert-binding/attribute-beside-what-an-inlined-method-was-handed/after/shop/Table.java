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
        log("Found", first);
        send(used, first);
        close(first);
        end(4);
    }

}
