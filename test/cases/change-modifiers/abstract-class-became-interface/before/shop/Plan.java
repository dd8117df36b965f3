package shop;
abstract class Plan {
 abstract void act(int n);
 abstract int count(String text);
}
