package mill;

class Mill {
    void grind(String label) {
        int size = sacks.find(label).size();
        stones.turn(size);
    }

    void sweep(String label) {
        int size = find(label).size();
        floor.clear(size);
    }
}
