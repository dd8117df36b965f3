package harbour;

class Vessel {
    void sail() {
        steer("north");
    }
}
