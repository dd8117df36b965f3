package harbour;

class Wharf {
    int berths;

    void load(long number) {
        bell.ring();
        long rest = reduce(number);
        hold.put(rest);
        list.note(number, 3);
        gate.close();
    }

    void own() {
        rope.cut(3);
    }
}
