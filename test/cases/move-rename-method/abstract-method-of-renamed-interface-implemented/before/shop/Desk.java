package shop;
class Desk implements Plan {
 public int size(String text) {
 return text.length();
 }
 public void take(Page page) {
 pen.draw(3);
 gate.open("x");
 }
}
