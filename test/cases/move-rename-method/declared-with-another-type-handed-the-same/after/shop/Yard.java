package shop;

class Yard {
    void pack(Pier pier, int count) {
        Box box = new Box(pier);
        lamp.dim();
        tent.lower("out", 4);
        box.push(count);
        truck.leave(3);
    }
}
