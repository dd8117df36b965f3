package shop;

class Leaf extends Twig {
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
