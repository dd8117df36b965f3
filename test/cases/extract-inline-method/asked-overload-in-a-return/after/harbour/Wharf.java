package harbour;

class Wharf {
    Berth berth;

    int weigh(Crate crate) {
        return scale(crate, berth);
    }

    int scale(Crate crate, Berth berth) {
        return scale(crate, nearest(), berth);
    }
}
