package harbour;

class Wharf {
    int berths;

    void load(Crane crane, long... ids) {
        bell.ring();
        long[] rest = reduce(ids);
        hold.put(rest);
        list.note(rest, 3);
        deny(ids, 4);
        gate.close();
    }

    void own() {
        rope.cut(3);
    }
}
