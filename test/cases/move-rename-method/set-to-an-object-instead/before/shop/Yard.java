package shop;

class Yard {
    void load(Pier pier, int count) {
        top = find(pier);
        gate.open(7);
        horn.blow("in");
        top.push(count);
        truck.leave(3);
    }
}
