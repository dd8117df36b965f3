package shop;

class Yard {
    void pack(Pier pier, int count) {
        top = new Crate();
        lamp.dim();
        tent.lower("out", 4);
        top.push(count);
        truck.leave(3);
    }
}
