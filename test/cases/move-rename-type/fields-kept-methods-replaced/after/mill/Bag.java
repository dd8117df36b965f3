package mill;

class Bag {
    private int weight;
    private String label;

    String print() {
        StringBuilder text = new StringBuilder(label);
        return text.append(weight).toString();
    }

    void empty(Bin bin) {
        bin.take(this);
        weight = 0;
    }
}
