package mill;

class Mill {
    Wheel wheel;
    List<Sack> sacks;
    int power;

    void run() {
        power = 1;
    }
}
