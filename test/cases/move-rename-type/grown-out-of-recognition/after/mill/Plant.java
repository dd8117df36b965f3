package mill;

class Plant {
    int grind(int grains) {
        log.info("grinding");
        if (grains < 0) {
            throw new IllegalArgumentException();
        }
        return stones.press(grains);
    }

    void clean() {
        water.open();
        log.info("cleaning");
    }

    void start() {
        engine.start(1);
    }

    void stop() {
        engine.halt();
    }

    String report() {
        return printer.print(this);
    }

    boolean isWorn() {
        return stones.age() > 10;
    }

    void deliver(String town) {
        carts.send(town);
    }

    int stock() {
        return sacks.size();
    }
}
