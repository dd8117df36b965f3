package shop;

class Rack implements Shelf {
  int keepRack;
  public int stayRack(int a) {
    return a * keepRack;
  }
}
