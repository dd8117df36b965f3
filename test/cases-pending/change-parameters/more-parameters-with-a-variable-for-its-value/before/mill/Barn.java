package mill;

class Barn {
    void pile(String label) {
        rope.tie(label);
        floor.take(sacks.find(label).weight());
    }
}
