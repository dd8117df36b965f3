package shop;

class Car extends Base {
  int other() { return box.size() * 3; }
  void close() { box.close(); log.done(); }
  Box box;
  Log log;
  int total;
  
  Object work(int x) {
    
    int first = box.first();
    int last = box.last();
    box.swap(first, last);
    return box;
  }void edit(int x) {
    
    int first = box.first();
    int last = box.last();
    box.turn(first, last);
    box.flush(x);
  }void build(int x) {
    
    int first = box.first();
    int last = box.last();
    box.rotate(first, last);
    box.flush(x);
  }
}
