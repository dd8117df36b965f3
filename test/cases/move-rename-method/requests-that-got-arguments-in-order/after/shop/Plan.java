package shop;
class Plan {
 Shelf plain(int count, String pool) {
 return maker().plain(count, pool);
 }
 Shelf fixed(int count, String pool, int most, long late) {
 return maker().fixed(count, pool, most, late);
 }
}
