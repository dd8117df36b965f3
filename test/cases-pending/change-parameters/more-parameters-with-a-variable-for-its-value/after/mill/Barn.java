package mill;

class Barn {
    void pile(String label, int limit) {
        int weight = scales.weigh(9);
        log.warn("pile");
        floor.take(weight);
    }
}
