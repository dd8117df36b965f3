package shop;

class Store {
    Tag plan(Writer to) {
        return plan(to, 7);
    }

    Tag plan(Writer to, int floor) {
        log();
        return null;
    }

    Tag plan(Output to, int floor) {
        return plan(wrapped(to), Floors.byNumber(floor), Doors.nearestTo(to), Measure.none(), "late");
    }
}
