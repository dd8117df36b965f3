package shop;

class Yard {
    int depth() {
        return sea.depth();
    }

    Crate first(Pier pier, int count) {
        return crates[0];
    }
}
