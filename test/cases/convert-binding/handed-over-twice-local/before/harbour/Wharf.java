package harbour;

class Wharf {
    int berths;

    void count() {
        berths++;
    }

    void open() {
        load("fore", ship.hold());
        gate.lift();
    }

    void load(String part, Map<String, Crate> hold) {
        hold.put(part, crate);
        list.note(hold);
    }
}
