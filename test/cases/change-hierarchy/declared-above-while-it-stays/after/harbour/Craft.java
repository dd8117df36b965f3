package harbour;

abstract class Craft {
    abstract int masts();

    void sail() {
        steer("north");
    }
}
