package shop;

class Sizes {
  static final int LITRES = 8;

  static int litres() {
    return LITRES;
  }
}
