package mill;

class Wheel {
    private Shaft shaft;
    private Belt belt;
    private int turns;

    void turn(int speed) {
        turns += speed;
    }
}
