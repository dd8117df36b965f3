package port;

class Harbour {

    void moor(String name) {
        log.start(name);
        reserve(name);
    }

    private void reserve(String name) {
        int length = boats.find(name).length();
        quay.reserve(length);
    }

    void leave(String name) {
        log.start(name);
        clear(name);
    }

    private void clear(String name) {
        int length = boats.find(name).length();
        log.warn("free");
        quay.free(length);
    }

    void wait(String name) {
        log.start(name);
        hold(name);
    }

    private void hold(String name) {
        int place = waiting + 1;
        buoys.queue(place);
    }
}
