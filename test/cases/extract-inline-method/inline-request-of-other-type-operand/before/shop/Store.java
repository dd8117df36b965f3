package shop;
class Store {
 Logger log;
 int size;
 int count(int a) {
 return a + size;
 }
 void open() {
 size++;
 }
 boolean willTell() {
 return log.tells(3);
 }
}
