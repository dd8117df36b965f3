package shop;
class Plan {
 Box box;
 void go(int n) {
 if (box != null) {
 if (ping(box)) {
 shift(box);
 gate.open(n);
 }
 }
 }
}
