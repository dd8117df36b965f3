package shop;

class Yard {
    void load(Pier pier, int count) {
        gate.open(7);
        Crate crate = find(pier);
        crate.push(count);
    }
}
