package shop;
class Plan {
 int a;
 List all(int n) {
 print(n);
 return made;
 }
}
