package mill;

class Wheel {
    private int speed;
}
