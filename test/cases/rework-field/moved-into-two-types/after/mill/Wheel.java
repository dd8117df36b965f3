package mill;

class Wheel {
    int spokes;
    private Gauge<Force> strain;
}
