package shop;

class Leaf extends Node {
    int size;

    void openLeaf() {
        lookLeaf(size);
        showLeaf();
    }

    Kind variety() {
        return Kind.LEAF;
    }
}
