package port;

class Harbour {

    void moor(String name) {
        log.start(name);
        reserve(name);
    }

    private void reserve(String name) {
        int depth = chart.depth(4);
        log.warn("reserved");
        quay.reserve(depth);
    }

    void leave(String name) {
        log.start(name);
        free(name);
    }

    private void free(String name) {
        int depth = chart.depth(4);
        quay.free(depth);
    }
}
