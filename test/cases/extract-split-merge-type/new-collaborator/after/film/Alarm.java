package film;

class Alarm {
    private boolean armed;

    void arm(boolean on) {
        armed = on;
    }
}
