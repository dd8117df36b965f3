package shop;

class Sizes {
  static final int LITRES = 8;
}
