package kitchen;

public class Stove {
    private Pot last;

    void cook(Pot pot, Bell bell, Timer timer) {
        heat(pot, bell);
        ring("done", pot);
    }

    void dinner(Pot pot, Bell bell) {
        lay();
        cook(pot, bell, NONE);
    }

    int size() {
        return last.size();
    }
}
