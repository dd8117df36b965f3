package shop;

class Chair {
  int legs;
  private int limit;
}
