package harbour;

class Wharf {
    int berths;

    int weigh(Crate crate, Berth berth) {
        return scale(crate, berth);
    }
}
