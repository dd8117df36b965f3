package shop;
class Shop {
 Store log;
 boolean open;
 void go(int n) {
 if (n > 3 && log.willTell()) {
 print(n);
 }
 }
}
