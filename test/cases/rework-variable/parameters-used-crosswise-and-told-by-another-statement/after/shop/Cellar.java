package shop;

class Cellar {
  void store(int size, Jar next, Jar restOfJamShelf) {
    start(size);
    next.put(1);
    restOfJamShelf.put(2);
    tell(next);
    stop(size);
  }
}
