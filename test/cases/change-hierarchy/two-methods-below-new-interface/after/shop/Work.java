package shop;
class Work implements Plan {
 Leaf leaf;
 public void act(int n) {
 tree.grow(true);
 leaf.fall("x");
 }
 public void run(int n) {
 page.turn(n);
 lamp.light(n, 3);
 }
}
