package harbour;

abstract class Craft {
    void sail() {
        steer("north");
    }
}
