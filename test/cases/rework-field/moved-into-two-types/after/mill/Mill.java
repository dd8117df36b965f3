package mill;

class Mill {
    Wheel wheel;
    Belt belt;
    int power;

    void run() {
        power = 1;
    }
}
