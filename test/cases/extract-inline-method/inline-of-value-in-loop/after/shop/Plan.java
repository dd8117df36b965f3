package shop;
class Plan {
 int a;
 Link find(String name) {
 return top.look(name);
 }
}
