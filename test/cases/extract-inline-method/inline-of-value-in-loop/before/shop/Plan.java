package shop;
class Plan {
 int a;
 Link find(String name) {
 return root(name);
 }
 Link root(String name) {
 for (Root top : tops) {
 Link found = top.look(name);
 if (found != null) {
 return found;
 }
 }
 return null;
 }
}
