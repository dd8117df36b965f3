package shop;

class Cellar extends Depot {
    private int lamps;

    void light() {
        lamps = lamps + 1;
    }
}
