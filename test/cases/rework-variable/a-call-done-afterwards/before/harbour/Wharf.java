package harbour;

class Wharf {
    int berths;
    Crane last;

    void load(Hold hold) {
        bell.ring();
        rope.tie(make(hold));
        make(hold);
        horn.blow();
    }

    void own() {
        rope.cut(3);
    }
}
