package harbour;

class Wharf {
    int berths;
    Yard yard;

    void load() {
        bell.ring();
        yard.pack();
        horn.blow();
    }

    void own() {
        rope.cut(3);
    }
}
