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

    void start(Key key) {
        open(3);
        log("Found", key);
        send(used, 3);
        close0(key, 0);
        close1(key, 1);
        close2(key, 2);
        close3(key, 3);
        end(4);
    }

}
