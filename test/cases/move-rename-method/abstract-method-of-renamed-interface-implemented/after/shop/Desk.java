package shop;
class Desk implements Work {
 public int size(String text) {
 return text.length();
 }
 public void draw(Page page) {
 pen.draw(3);
 gate.open("x");
 }
}
