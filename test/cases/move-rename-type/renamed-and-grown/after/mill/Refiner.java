package mill;

class Refiner {
    int grind(int grains) {
        log.info("grinding");
        if (grains < 0) {
            throw new IllegalArgumentException();
        }
        return stones.press(grains);
    }

    void clean() {
        log.info("cleaning");
        water.open();
    }

    boolean isWorn() {
        return stones.age() > 10;
    }
}
