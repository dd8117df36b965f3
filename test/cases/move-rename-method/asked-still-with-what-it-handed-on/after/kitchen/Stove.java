package kitchen;

public class Stove {
    private Pot last;

    void cook(Pot pot, Bell bell) {
        check();
        serve(pot, bell);
    }

    void dinner(Pot pot, Bell bell) {
        lay();
        cook(pot, bell);
    }

    int size() {
        return last.size();
    }

    private void serve(Pot pot, Bell bell) {
        heat(pot, bell);
        ring("done", pot);
    }
}
