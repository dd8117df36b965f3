package shop;
class Shop {
 Logger log;
 boolean open;
 void go(int n) {
 boolean on = log.tells(Level.FINE, n);
 print(on);
 }
}
