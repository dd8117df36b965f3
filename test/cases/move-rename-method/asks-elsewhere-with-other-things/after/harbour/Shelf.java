package harbour;

class Shelf {
  void fillRow(Row row) {
    row.open();
    Crane.lift(row.first(), row.size());
    row.mark(3);
    Broom.pass(row, "dust");
    row.close();
  }

  String place() {
    return texts.find("shelf");
  }
}
