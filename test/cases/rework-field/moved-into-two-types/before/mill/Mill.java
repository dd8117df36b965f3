package mill;

class Mill {
    Wheel wheel;
    Belt belt;
    private Gauge<Force> strain;
    int power;

    void run() {
        power = 1;
    }
}
