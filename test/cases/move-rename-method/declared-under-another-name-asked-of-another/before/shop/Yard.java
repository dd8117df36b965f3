package shop;

class Yard {
    void load(Pier pier, int count) {
        Crate crate = list.find(pier);
        gate.open(7);
        horn.blow("in");
        crate.push(count);
        truck.leave(3);
    }
}
