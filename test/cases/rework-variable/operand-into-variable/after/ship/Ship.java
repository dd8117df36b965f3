package ship;

class Ship {
    void sail(long start) {
        long now = clock().read();
        log(now - start, 3);
    }
}
