package shop;

class Twig extends Node {
    int size;

    void openTwig() {
        lookTwig(size);
        showTwig();
    }

    boolean isBlock() {
        return true;
    }
}
