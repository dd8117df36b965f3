package shop;
class Work extends Plan {
 Leaf leaf;
 public void act(int n) {
 tree.grow(true);
 }
}
