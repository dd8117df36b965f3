package shop;

class Twig extends Node {
    int angle;

    void openTwig() {
        lookTwig(size);
        showTwig();
    }
}
