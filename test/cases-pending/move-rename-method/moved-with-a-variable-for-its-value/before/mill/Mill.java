package mill;

class Mill {
    void open(int gap) {
        sluice.turn(gap);
    }

    void grind(String label) {
        stones.turn(sacks.find(label).weight());
    }

    void sweep(String label) {
        floor.clear(sacks.find(label).weight());
    }
}
