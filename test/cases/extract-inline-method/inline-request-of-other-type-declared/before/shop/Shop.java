package shop;
class Shop {
 Store log;
 boolean open;
 void go(int n) {
 boolean on = log.willTell();
 print(on);
 }
}
