package shop;

class Cellar {
  void store(int size, Jar jamShelf, Jar pear) {
    start(size);
    jamShelf.put(1);
    pear.put(2);
    tell(jamShelf);
    stop(size);
  }
}
