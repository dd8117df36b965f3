package port;

class Harbour {

    void moor(String name) {
        log.start(name);
        reserve(name);
    }

    private void reserve(String name) {
        int length = boats.find(name, true).length();
        log.warn("reserved");
        quay.reserve(length);
        lights.on();
    }

    int fee(String name) {
        log.start(name);
        return feeOf(name);
    }

    private int feeOf(String name) {
        int length = boats.find(name).length();
        return rate(length) + 6;
    }
}
