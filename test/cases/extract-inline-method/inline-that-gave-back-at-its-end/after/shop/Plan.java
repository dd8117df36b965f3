package shop;
class Plan {
 int a;
 void go(Box box) {
 tape.wrap(box, 3);
 send(box);
 }
}
