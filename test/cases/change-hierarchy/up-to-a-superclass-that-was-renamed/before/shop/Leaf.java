package shop;

class Leaf extends Node {
    int size;

    void openLeaf() {
        lookLeaf(size);
        showLeaf();
    }

    void sail() {
        wind(3);
        wave(4);
    }
}
