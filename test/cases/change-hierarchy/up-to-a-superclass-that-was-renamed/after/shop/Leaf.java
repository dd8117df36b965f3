package shop;

class Leaf extends Knot {
    int size;

    void openLeaf() {
        lookLeaf(size);
        showLeaf();
    }
}
