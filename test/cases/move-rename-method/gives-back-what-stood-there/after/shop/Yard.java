package shop;

class Yard {
    Crate pack(Pier pier, Crate[] crates) {
        lamp.dim();
        tent.lower("out", 4);
        truck.leave(3);
        rope.tie(pier);
        return crate;
    }
}
