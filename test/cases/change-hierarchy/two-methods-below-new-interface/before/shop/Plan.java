package shop;
class Plan {
 public void act(int n) {
 book.put(n);
 gate.open(n, 3);
 }
 public void run(int n) {
 page.turn(n);
 lamp.light(n, 3);
 }
 void stay(String s) {
 }
}
