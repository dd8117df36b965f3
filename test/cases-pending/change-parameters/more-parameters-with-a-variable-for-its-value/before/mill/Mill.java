package mill;

class Mill {
    void grind(String label) {
        rope.tie(label);
        stones.turn(sacks.find(label).weight());
    }
}
