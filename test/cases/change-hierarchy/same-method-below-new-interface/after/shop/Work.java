package shop;
class Work implements Plan {
 Leaf leaf;
 public void act(int n) {
 book.put(n);
 gate.open(n, 3);
 }
}
