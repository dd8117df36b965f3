package street;

class Lamp {
    private int level;

    int shine(Bulb bulb, int hours) {
        return bulb.burn(hours);
    }

    void close() {
        level = 0;
    }
}
