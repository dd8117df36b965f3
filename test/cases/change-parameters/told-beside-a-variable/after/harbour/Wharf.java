package harbour;

class Wharf {
    int berths;

    void load(Crane crane, long id) {
        bell.ring();
        hold.put(id);
        list.note(id, 3);
        deny(id, 4);
        gate.close();
    }

    void own() {
        rope.cut(3);
    }
}
