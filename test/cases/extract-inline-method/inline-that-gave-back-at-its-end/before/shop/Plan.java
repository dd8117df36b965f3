package shop;
class Plan {
 int a;
 void go(Box box) {
 send(pack(box));
 }
 Box pack(Box box) {
 tape.wrap(box, 3);
 return box;
 }
}
