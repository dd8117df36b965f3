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
}
