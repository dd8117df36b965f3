package shop;

class Shelf extends Pot {
    void dust() {
        Broom.sweep();
    }
}
