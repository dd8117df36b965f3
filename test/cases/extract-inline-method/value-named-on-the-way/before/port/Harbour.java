package port;

class Harbour {

    void moor(String name) {
        log.start(name);
        quay.reserve(boats.find(name).length());
    }

    int fee(String name) {
        log.start(name);
        return rate(boats.find(name).length()) + 5;
    }
}
