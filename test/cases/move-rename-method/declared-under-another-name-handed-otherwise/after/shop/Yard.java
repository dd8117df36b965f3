package shop;

class Yard {
    void pack(Pier pier, int count) {
        Crate box = search(count);
        lamp.dim();
        tent.lower("out", 4);
        box.push(count);
        truck.leave(3);
    }
}
