package rail;

class Rows {
    void read(Rows rows, int index) {
        Row row = rows.get(index);
        show(row);
    }
}
