package port;

class Harbour {

    void moor(Quay quay, Boats boats, String name) {
        log.start(name);
        Quays.reserve(quay, boats, name);
    }

    void leave(Quay quay, Boats boats, String name) {
        log.start(name);
        Quays.free(quay, boats, name);
    }
}
