package mill;

class Mill {
    Wheel wheel;
    int power;

    void run() {
        power = 1;
    }
}
