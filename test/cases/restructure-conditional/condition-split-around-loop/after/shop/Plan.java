package shop;
class Plan {
 Box box;
 void go(int n) {
 if (box != null) {
 while (runs(n)) {
 if (ping(box)) {
 shift(box);
 gate.open(n);
 }
 }
 }
 }
}
