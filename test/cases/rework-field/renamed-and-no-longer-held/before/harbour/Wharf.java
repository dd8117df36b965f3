package harbour;

class Wharf {
    int berths;
    static final Rope LINE = knot("bow");

    void load() {
        bell.ring();
        show(LINE);
        gate.close();
    }

    void tow() {
        horn.blow();
        tie(LINE);
    }
}
