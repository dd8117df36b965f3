package port;

class Harbour {

    void moor(Quay quay, Boats boats, String name) {
        log.start(name);
        quay.reserve(boats.find(name).length());
    }

    void leave(Quay quay, Boats boats, String name) {
        log.start(name);
        quay.free(boats.find(name).length());
    }
}
