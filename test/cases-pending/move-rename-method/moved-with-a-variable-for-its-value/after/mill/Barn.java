package mill;

class Barn {
    void shut(String name) {
        hatch.shut(name);
    }

    void grind(String label) {
        int weight = sacks.find(label).weight();
        log.warn("grind");
        stones.turn(weight);
        lamp.blink(4);
        bell.ring("grind", 5);
    }

    void brush(String label) {
        int weight = sacks.find(label).weight();
        log.warn("brush");
        lamp.blink(7);
        floor.clear(weight);
    }
}
