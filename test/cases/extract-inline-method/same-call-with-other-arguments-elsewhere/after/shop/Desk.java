package shop;

class Desk {
    int height;

    Tag look(Crate crate, Measure measure) {
        return Shelves.find(crate.name(), measure, Placement.nearestTo(crate), "upper floor");
    }
}
