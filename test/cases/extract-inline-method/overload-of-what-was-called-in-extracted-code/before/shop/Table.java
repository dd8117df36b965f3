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
        while (depth() > 1) {
            end();
        }
        Row row = startRow(used);
        mark(row);
        used++;
        return row;
    }

}
