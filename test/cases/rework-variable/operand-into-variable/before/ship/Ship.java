package ship;

class Ship {
    void sail(long start) {
        long age = clock().read() - start;
        log(age, 3);
    }
}
