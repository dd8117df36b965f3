package harbour;

class Wharf {
    Berth berth;

    int weigh(Crate crate) {
        return scale(crate, nearest());
    }
}
