package shop;
class Shop {
 Logger log;
 boolean open;
 void go(int n) {
 if (log.reads(Level.FINE)) {
 print(n);
 }
 }
}
