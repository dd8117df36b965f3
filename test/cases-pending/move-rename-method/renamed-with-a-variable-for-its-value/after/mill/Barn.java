package mill;

class Barn {
    void heap(String label) {
        int weight = scales.weigh(9);
        log.warn("heap");
        floor.take(weight);
    }
}
