package harbour;

class Wharf {
    Berth berth;

    void weigh(Crate crate) {
        scale(crate, berth);
    }

    void scale(Crate crate, Berth berth) {
        scale(crate, crate.nearest(), berth);
    }
}
