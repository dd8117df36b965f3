package rail;

class Rows {
    void read(Rows rows, int index) {
        Cursor cursor = new Cursor(rows);
        Row row = cursor.next();
        show(row);
    }
}
