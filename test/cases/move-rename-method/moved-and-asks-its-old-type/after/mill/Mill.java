package mill;

class Mill extends Wheel {
    private int stones;

    void turn(int times) {
        start(times, 1);
        push(times + 3);
        show(speed());
        stop(times);
    }
}
