package mill;

class Wheel {
    private int speed;

    void turn(int times) {
        start(times, 1);
        push(times + 3);
        show(speed);
        stop(times);
    }
}
