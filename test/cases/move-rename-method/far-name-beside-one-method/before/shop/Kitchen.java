package shop;

class Kitchen {
    void open() {
        doors.unlock();
    }

    void rinseCup(Cup cup) {
        water.run(3);
        rack.dry(towel);
    }

    void close() {
        doors.lock();
    }
}
