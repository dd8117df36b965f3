package port;

class Quays {
    void open(Log log) {
        log.depth(4);
    }
}
