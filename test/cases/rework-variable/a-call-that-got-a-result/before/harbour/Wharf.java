package harbour;

class Wharf {
    int berths;
    Crane last;

    void load(Hold hold) {
        bell.ring();
        makeFast(hold);
        rope.tie(hold);
        horn.blow();
    }

    void own() {
        rope.cut(3);
    }
}
