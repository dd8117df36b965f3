package shop;

class Blade extends Node {
    int size;

    void openLeaf() {
        lookLeaf(size);
        showLeaf();
    }
}
