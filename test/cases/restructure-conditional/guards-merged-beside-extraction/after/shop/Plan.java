package shop;
class Plan {
 boolean open;
 int mark;
 boolean allow(int n) {
 if (!valid(n) || deny(n)) {
 return false;
 }
 String name = pack(n);
 print(name);
 return step(n);
 }
 boolean step(int n) {
 if (late) {
 return true;
 }
 return wild(n);
 }
}
