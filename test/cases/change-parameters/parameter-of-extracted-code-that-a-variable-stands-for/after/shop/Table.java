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
        note(key);
        end(4);
    }

    void note(Key one) {
        Key text = find(used);
        log("Found", text);
        send(used, 3);
        close0(one, 0);
        close1(one, 1);
        close2(one, 2);
        close3(one, 3);
    }

}
