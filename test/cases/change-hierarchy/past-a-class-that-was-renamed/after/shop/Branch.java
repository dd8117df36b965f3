package shop;

class Branch extends Node {
    int angle;

    void openTwig() {
        lookTwig(size);
        showTwig();
    }
}
