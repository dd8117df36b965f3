package shop;

class Tools {
  int count;
  int kept() { return count + 1; }
}
