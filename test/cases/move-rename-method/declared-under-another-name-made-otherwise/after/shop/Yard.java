package shop;

class Yard {
    void pack(Pier pier, int count) {
        Crate box = new Crate(count);
        lamp.dim();
        tent.lower("out", 4);
        box.push(count);
        truck.leave(3);
    }
}
