package shop;
interface Plan {
 void act(int n);
 int count(String text);
}
