package port;

class Harbour {

    void moor(String name) {
        log.start(name);
        quay.reserve(boats.find(name).length());
    }

    void leave(String name) {
        log.start(name);
        quay.free(boats.find(name).length());
    }
}
