package shop;

class Kitchen {
    int guests(Table table) {
        return table.seats - table.free;
    }

    void open() {
        doors.unlock();
    }

    void close() {
        doors.lock();
    }

    void rinseCups(Tray tray, int rounds) {
        water.run(4);
    }

    String menu(Day day) {
        return cards.of(day).text();
    }

    void sweep(Broom broom) {
        broom.take(2);
    }
}
