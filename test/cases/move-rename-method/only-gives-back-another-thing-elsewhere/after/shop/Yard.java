package shop;

class Yard {
    int depth() {
        return sea.depth();
    }
}
