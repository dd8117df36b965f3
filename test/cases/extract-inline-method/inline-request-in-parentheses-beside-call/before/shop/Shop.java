package shop;
class Shop {
 Store log;
 boolean open;
 void go(int n) {
 if (log.willTell()) {
 log.warn(n);
 }
 }
}
