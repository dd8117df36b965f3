package shop;

class Yard {
    void pack(Pier pier, int count) {
        Crate crate = list.search(3);
        lamp.dim();
        tent.lower("out", 4);
        crate.push(count);
        truck.leave(3);
    }
}
