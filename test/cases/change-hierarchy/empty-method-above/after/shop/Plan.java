package shop;
class Plan extends Work {
 void stay(String s) {
 }
}
