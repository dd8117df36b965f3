package street;

class Gauge {
    long born() {
        return clock.now();
    }

    boolean shines() {
        return bulb.burn(level + 1);
    }
}
