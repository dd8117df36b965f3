package shop;
class Work implements Plan {
 Leaf leaf;
 public void act(int n) {
 tree.grow(true);
 leaf.fall("x");
 }
}
