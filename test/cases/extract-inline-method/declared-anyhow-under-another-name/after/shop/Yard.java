package shop;

class Yard {
    void load(Pier pier, int count) {
        gate.open(7);
        pick(pier, count);
    }

    void pick(Pier pier, int count) {
        Crate box = new Crate();
        box.push(count);
    }
}
