package shop;
class Plan {
 Shelf plain(int count) {
 return maker().plain(count);
 }
 Shelf fixed(int count) {
 return maker().fixed(count);
 }
}
