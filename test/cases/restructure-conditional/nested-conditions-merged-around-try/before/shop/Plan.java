package shop;
class Plan {
 Box box;
 void go(int n) {
 if (box != null) {
 try {
 if (ping(box)) {
 shift(box);
 gate.open(n);
 }
 } finally {
 lock.free();
 }
 }
 }
}
