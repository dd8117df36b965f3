package ship;

class Ship {
    void sail(long start) {
        long now = clock().read();
        show(now);
    }
}
