package tea;
class Jug {
    String label; String pour(Row row) { row.fillAll(); return label + row.size(); } void seal() { lid.close(label); }
}
