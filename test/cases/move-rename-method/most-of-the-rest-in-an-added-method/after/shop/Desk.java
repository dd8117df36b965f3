package shop;

class Desk {
  int count() {
    return nodes.size();
  }
}
