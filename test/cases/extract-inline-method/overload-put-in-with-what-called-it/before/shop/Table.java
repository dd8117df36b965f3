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
        return start(null);
    }

    Row start(String value) {
        while (depth() > 1) {
            end();
        }
        String value2 = find(used);
        Row row = startRow(used);
        mark(row, value);
        used++;
        return row;
    }

    void mark(Row row) {
    }

    void mark(Row row, String value) {
        mark(row);
    }

    void open(int times) {
        used += times;
    }

}
