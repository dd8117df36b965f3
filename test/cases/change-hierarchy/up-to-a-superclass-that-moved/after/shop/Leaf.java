package shop;

import store.Node;

class Leaf extends Node {
    int size;

    void openLeaf() {
        lookLeaf(size);
        showLeaf();
    }
}
