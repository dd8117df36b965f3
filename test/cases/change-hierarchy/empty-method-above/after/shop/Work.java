package shop;
class Work {
 public void act(int n) {
 }
}
