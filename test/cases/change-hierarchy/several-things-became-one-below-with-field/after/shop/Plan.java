package shop;
class Plan {
 void stay(String s) {
 }
}
