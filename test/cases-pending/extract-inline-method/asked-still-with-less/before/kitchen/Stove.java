package kitchen;

public class Stove {
    private Pot last;

    void cook(Pot pot, Bell bell, Timer timer) {
        check();
        serve(pot, bell, timer);
    }

    void dinner(Pot pot, Bell bell) {
        lay();
        cook(pot, bell, NONE);
    }

    int size() {
        return last.size();
    }

    private void serve(Pot pot, Bell bell, Timer timer) {
        light();
        heat(pot, 3);
        ring("done", bell);
    }
}
