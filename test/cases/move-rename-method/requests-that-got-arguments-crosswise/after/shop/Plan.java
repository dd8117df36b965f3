package shop;
class Plan {
 Shelf plain(int count, String pool, int most, long late) {
 return maker().plain(count, pool, most, late);
 }
 Shelf fixed(int count, String pool) {
 return maker().fixed(count, pool);
 }
}
