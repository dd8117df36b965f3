package shop;

class Chair {
  int legs;
}
