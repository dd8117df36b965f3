package harbour;

class Wharf {
    int berths;
    static final Rope CABLE = knot("bow");

    void load() {
        bell.ring();
        show(CABLE);
        gate.close();
    }

    void tow() {
        horn.blow();
        tie(CABLE);
    }
}
