package mill;

class Sack {
    private int weight;
    private String label;

    void fill(Flour flour) {
        weight += flour.weight();
        label = flour.name();
    }

    boolean isFull() {
        return weight > 25;
    }
}
