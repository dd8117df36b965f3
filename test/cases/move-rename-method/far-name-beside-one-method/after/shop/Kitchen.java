package shop;

class Kitchen {
    void open() {
        doors.unlock();
    }

    void prepare(Tray tray, int rounds) {
        water.run(4);
    }

    int guests(Table table) {
        return table.seats - table.free;
    }

    void close() {
        doors.lock();
    }
}
