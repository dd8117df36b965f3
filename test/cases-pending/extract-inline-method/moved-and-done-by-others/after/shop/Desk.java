package shop;

class Desk {
    int drawers;

    void own() {
        drawers++;
    }
}
