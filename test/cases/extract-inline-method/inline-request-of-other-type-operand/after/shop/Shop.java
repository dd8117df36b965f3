package shop;
class Shop {
 Logger log;
 boolean open;
 void go(int n) {
 if (n > 3 && log.tells(4)) {
 print(n);
 }
 }
}
