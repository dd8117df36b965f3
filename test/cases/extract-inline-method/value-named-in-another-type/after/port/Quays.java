package port;

class Quays {
    void open(Log log) {
        log.depth(4);
    }

    static void reserve(Quay quay, Boats boats, String name) {
        int length = boats.find(name).length();
        quay.reserve(length);
    }

    static void free(Quay quay, Boats boats, String name) {
        int length = boats.find(name).length();
        log.warn("free");
        quay.free(length);
    }
}
