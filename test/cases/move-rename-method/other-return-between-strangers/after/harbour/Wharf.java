package harbour;

class Wharf {
    int berths;
    Crate cargo;

    void own() {
        berths++;
    }

    long weigh() {
        list.add(cargo, 3, berths);
        return 7;
    }

    void anchor() {
        while (berths > 3) {
            berths = sink(berths);
        }
    }

    void two() {
        berths--;
    }
}
