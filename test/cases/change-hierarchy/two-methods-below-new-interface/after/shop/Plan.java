package shop;
interface Plan {
 void act(int n);
 void run(int n);
 void stay(String s);
}
