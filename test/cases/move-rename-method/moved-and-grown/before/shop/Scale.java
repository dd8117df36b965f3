package shop;

class Scale {
  private int weight;

  int weigh(int stones) {
    weight = stones * 2;
    return weight;
  }

  void fold(int sheet) {
    crease(sheet, 3);
    press(sheet);
  }
}
