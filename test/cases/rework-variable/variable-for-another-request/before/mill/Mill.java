package mill;

class Mill {
    void grind(String label) {
        stones.turn(sacks.find(label).weight());
    }

    void sweep(String label) {
        floor.clear(find(label).weight());
    }
}
