package harbour;

class Wharf {
    int berths;
    Crane last;

    void load(Hold hold) {
        bell.ring();
        Crane crane = make(hold);
        rope.tie(crane);
        horn.blow();
    }

    void own() {
        rope.cut(3);
    }
}
