package shop;
class Shop {
 Store log;
 boolean open;
 void go(int n) {
 if (log.willTell()) {
 print(n);
 }
 }
}
