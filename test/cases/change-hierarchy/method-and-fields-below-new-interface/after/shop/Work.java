package shop;
class Work implements Plan {
 int size;
 Book book;
 public void act(int n) {
 tree.grow(true);
 }
}
