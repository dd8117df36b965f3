package mill;

class Mill {
    void open(int gap) {
        sluice.turn(gap);
    }
}
