package street;

class Gauge {
    long born() {
        return clock.now();
    }

    int total(Bulb bulb, int hours) {
        return bulb.burn(hours + 1);
    }
}
