package shop;
class Work extends Plan {
 Leaf leaf;
 int size;
 public void act(int n) {
 tree.grow(true);
 }
}
