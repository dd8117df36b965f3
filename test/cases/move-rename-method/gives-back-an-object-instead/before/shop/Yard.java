package shop;

class Yard {
    Crate load(Pier pier, Crate[] crates) {
        gate.open(7);
        horn.blow("in");
        truck.leave(3);
        rope.tie(pier);
        return crates[0];
    }
}
