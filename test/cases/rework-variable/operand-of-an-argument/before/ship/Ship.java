package ship;

class Ship {
    void sail(long start) {
        send(clock().read() - start, 3);
    }
}
