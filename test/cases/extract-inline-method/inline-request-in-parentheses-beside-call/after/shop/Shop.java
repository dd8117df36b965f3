package shop;
class Shop {
 Logger log;
 boolean open;
 void go(int n) {
 if (log.tells(Level.FINE)) {
 log.told(n);
 }
 }
}
