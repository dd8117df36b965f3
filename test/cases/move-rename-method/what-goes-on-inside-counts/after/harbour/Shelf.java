package harbour;

class Shelf {
  void fillRow(Day today) {
    boxes.each(Row::open, today);
  }

  String place() {
    return texts.find("place");
  }
}
