package shop;

class Shelf {
    void dust() {
        Broom.sweep();
    }
}
