package harbour;

class Wharf {
    int berths;
    static final Rope LINE = plain(2);

    void load() {
        bell.ring();
        show(LINE);
        gate.close();
    }

    void tow() {
        horn.blow();
        tie(knot("bow"));
    }
}
