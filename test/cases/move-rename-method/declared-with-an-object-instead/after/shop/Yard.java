package shop;

class Yard {
    void pack(Pier pier, int count) {
        Crate crate = new Crate();
        lamp.dim();
        tent.lower("out", 4);
        crate.push(count);
        truck.leave(3);
    }
}
