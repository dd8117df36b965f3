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
        return begin(null);
    }

    Row begin(String value) {
        while (depth() > 1) {
            end();
        }
        String value2 = find(used);
        Row row = startRow(used);
        note(row);
        used++;
        return row;
    }

    void note(Row row) {
        row.mark(name);
    }

    void open(int times) {
        used += times;
    }

}
