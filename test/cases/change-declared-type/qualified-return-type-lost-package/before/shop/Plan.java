package shop;
class Plan {
 int a;
 java.util.List all(int n) {
 print(n);
 return made;
 }
}
