package shop;

class Store {
    Tag plan(Crate crate) {
        return plan(crate, 7);
    }

    Tag plan(Crate crate, int floor) {
        return plan(crate, Floors.byNumber(floor), Doors.nearestTo(crate), Measure.none(), "late");
    }
}
