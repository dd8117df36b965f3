package tea;
class Pot {
    static Leaf leaf() { return new Leaf().from("hill").dried(3); }
    static Leaf rolledLeaf() { return leaf().rolled(Mill.SLOW); }
    void fill(Box box) {
        box.put(rolledLeaf(), 1);
        box.put(leaf(), 2);
    }
}
