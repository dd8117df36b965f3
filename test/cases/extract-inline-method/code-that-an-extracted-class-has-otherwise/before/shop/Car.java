package shop;

class Car {
  int count;
  String name;
  int other() { return box.size() * 3; }
  void close() { box.close(); log.done(); }
  Box box;
  Log log;
  int total;
  Object work(int x) {
    log.print("begin");
    int first = box.first();
    int last = box.last();
    box.swap(first, last);
    return null;
  }void edit(int x) {
    box.put(total);
    int first = box.first();
    int last = box.last();
    box.turn(first, last);
    box.flush(x);
  }void build(int x) {
    log.mark();
    int first = box.first();
    int last = box.last();
    box.rotate(first, last);
    box.flush(x);
  }
}
