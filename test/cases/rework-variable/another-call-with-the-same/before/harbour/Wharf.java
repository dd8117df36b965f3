package harbour;

class Wharf {
    int berths;
    Crane last;

    void load(Hold hold) {
        bell.ring();
        paint(hold);
        rope.tie(hold);
        horn.blow();
    }

    void own() {
        rope.cut(3);
    }
}
