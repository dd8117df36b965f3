package shop;
class Plan {
 int a;
 java.util.List<String> all(int n) {
 print(n);
 return made;
 }
}
