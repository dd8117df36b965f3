package shop;
interface Plan {
 void act(int n);
 void stay(String s);
}
