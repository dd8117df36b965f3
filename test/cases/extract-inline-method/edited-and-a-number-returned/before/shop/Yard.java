package shop;

class Yard {
  private int count;

  int free() {
    return count * 2;
  }
}
