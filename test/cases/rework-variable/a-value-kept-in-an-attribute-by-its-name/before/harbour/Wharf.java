package harbour;

class Wharf {
    int berths;
    Crane last;

    void load(Hold hold) {
        bell.ring();
        last = make(hold);
        rope.tie(make(hold));
        horn.blow();
    }

    void own() {
        rope.cut(3);
    }
}
