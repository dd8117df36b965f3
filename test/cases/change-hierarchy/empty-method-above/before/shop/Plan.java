package shop;
class Plan {
 public void act(int n) {
 book.put(n);
 gate.open(n, 3);
 }
 void stay(String s) {
 }
}
