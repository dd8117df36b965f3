package harbour;

class Wharf {
    int berths;
    Crate load;

    void own() {
        berths++;
    }

    Crate fetch() {
        return load;
    }

    void two() {
        berths--;
    }
}
