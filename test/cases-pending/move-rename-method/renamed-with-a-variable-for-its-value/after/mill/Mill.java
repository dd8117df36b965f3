package mill;

class Mill {
    void open(int gap) {
        sluice.turn(gap);
    }

    void crush(String label) {
        int weight = sacks.find(label, true).weight();
        log.warn("crush");
        stones.turn(weight);
        lamp.blink(4);
    }
}
