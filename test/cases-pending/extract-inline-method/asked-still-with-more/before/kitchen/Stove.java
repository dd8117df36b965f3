package kitchen;

public class Stove {
    private Pot last;

    void cook(Pot pot, Bell bell) {
        light();
        heat(pot, 3);
        ring("done", bell);
    }

    void dinner(Pot pot, Bell bell) {
        lay();
        cook(pot, bell);
    }

    int size() {
        return last.size();
    }
}
