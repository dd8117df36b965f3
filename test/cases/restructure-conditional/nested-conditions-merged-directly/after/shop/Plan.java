package shop;
class Plan {
 Box box;
 void go(int n) {
 if (box != null && ping(box)) {
 shift(box);
 gate.open(n);
 }
 }
}
