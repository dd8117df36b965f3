package tea;
class Pot {
    static Leaf raw() { return new Leaf().from("hill").dried(3); }
    static Leaf leaf() { return raw().rolled(Mill.SLOW); }
    void fill(Box box) {
        box.put(leaf(), 1);
        box.put(raw(), 2);
    }
}
