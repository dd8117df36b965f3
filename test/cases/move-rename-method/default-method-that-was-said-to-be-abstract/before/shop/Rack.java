package shop;

class Rack implements Shelf {
  int keepRack;
  public int stayRack(int a) {
    return a * keepRack;
  }
  public Item item() {
    open(3);
    return list.get(4);
  }
}
