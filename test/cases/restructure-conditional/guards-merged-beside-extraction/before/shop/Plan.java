package shop;
class Plan {
 boolean open;
 int mark;
 boolean allow(int n) {
 if (!valid(n)) {
 return false;
 }
 if (deny(n)) {
 return false;
 }
 String name = pack(n);
 print(name);
 return wild(n);
 }
}
