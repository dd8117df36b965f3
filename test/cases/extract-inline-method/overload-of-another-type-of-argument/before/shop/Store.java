package shop;

class Store {
    Tag plan(Writer to) {
        return plan(to, Floors.byName("upper"), 3, 4);
    }

    Tag plan(Writer to, int floor) {
        log();
        return null;
    }
}
