package mill;

class Belt {
    int length;
    private Gauge<Force> strain;
}
