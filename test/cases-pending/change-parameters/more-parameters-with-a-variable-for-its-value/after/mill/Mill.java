package mill;

class Mill {
    void grind(String label, int limit) {
        int weight = sacks.find(label).weight();
        log.warn("grind");
        lamp.blink(4);
        stones.turn(weight);
    }
}
