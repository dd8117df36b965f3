package shop;

class Car {
  int other() { return box.size() * 3; }
  void close() { box.close(); log.done(); }
  Box box;
  Log log;
  int total;
  void work(int x) {
    
    int first = box.first();
    int last = box.last();
    box.swap(first, last);
    box.flush(x);
  }
}
