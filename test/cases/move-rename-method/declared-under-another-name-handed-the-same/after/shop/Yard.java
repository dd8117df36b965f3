package shop;

class Yard {
    void pack(Pier pier, int count) {
        Crate box = list.search(pier);
        lamp.dim();
        tent.lower("out", 4);
        box.push(count);
        truck.leave(3);
    }
}
