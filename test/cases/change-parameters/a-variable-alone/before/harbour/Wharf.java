package harbour;

class Wharf {
    int berths;

    void load(Crane crane, long... ids) {
        bell.ring();
        long[] rest = list.all();
        hold.put(rest);
        list.note(rest, 3);
        gate.close();
    }

    void own() {
        rope.cut(3);
    }
}
