package harbour;

class Wharf {
    int berths;

    void count() {
        berths++;
    }

    void open() {
        load("fore");
        gate.lift();
    }

    void load(String part) {
        Map<String, Crate> cargo = ship.hold();
        cargo.put(part, crate);
    }
}
