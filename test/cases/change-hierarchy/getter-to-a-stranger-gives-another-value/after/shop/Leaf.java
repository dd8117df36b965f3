package shop;

class Leaf {
    int size;

    void openLeaf() {
        lookLeaf(size);
        showLeaf();
    }
}
