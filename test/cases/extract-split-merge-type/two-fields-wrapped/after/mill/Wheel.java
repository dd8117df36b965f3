package mill;

class Wheel {
    private Oiled shaft;
    private Oiled belt;
    private int turns;

    void turn(int speed) {
        turns += speed;
    }
}
