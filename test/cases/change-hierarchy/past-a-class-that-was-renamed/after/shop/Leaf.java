package shop;

class Leaf extends Branch {
    int size;

    void openLeaf() {
        lookLeaf(size);
        showLeaf();
    }
}
