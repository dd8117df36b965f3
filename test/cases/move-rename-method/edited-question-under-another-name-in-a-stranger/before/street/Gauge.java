package street;

class Gauge {
    long born() {
        return clock.now();
    }
}
