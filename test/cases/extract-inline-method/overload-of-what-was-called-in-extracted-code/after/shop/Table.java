package shop;

abstract class Table {
    private final String name;
    private int used;

    Table(String name) {
        this.name = name;
    }

    String name() {
        return name;
    }

    Row start() {
        return begin(7);
    }

    Row begin(int most) {
        while (depth() > 1) {
            end();
        }
        Row row = startRow(used);
        mark(row, name);
        used++;
        return row;
    }

    void mark(Row row, String label) {
        mark(row, label, 3);
    }

}
