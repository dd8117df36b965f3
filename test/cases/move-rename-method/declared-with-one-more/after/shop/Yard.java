package shop;

class Yard {
    void pack(Pier pier, int count) {
        Crate crate = find(pier) + 1;
        lamp.dim();
        tent.lower("out", 4);
        crate.push(count);
        truck.leave(3);
    }
}
