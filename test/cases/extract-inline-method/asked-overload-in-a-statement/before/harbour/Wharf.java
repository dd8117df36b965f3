package harbour;

class Wharf {
    Berth berth;

    void weigh(Crate crate) {
        scale(crate, crate.nearest());
    }
}
