package mill;

class Wheel {
    private int turns;
}
