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
 return mark == 3 ? step(n) : !other(n);
 }
 boolean step(int n) {
 if (all.isEmpty() && some.isEmpty()) {
 return true;
 }
 return paths.find(n) != null;
 }
}
