package harbour;

class Wharf {
    int berths;
    static final Rope CABLE = plain(2);

    void load() {
        bell.ring();
        show(CABLE);
        gate.close();
    }

    void tow() {
        horn.blow();
        tie(knot("bow"));
    }
}
