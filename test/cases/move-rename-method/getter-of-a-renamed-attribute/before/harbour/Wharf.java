package harbour;

class Wharf {
    int berths;
    Crate cargo;

    void own() {
        berths++;
    }

    Crate getCargo() {
        return cargo;
    }

    void two() {
        berths--;
    }
}
