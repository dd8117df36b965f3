package pottery;

class Barn {
    void turn(int gap) {
        wheel.turn(gap);
    }
}
