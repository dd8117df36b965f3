package harbour;

class Wharf {
    int berths = 2;
    Crate cargo = null;
    int depth = 9;

    void own() {
        berths++;
    }
}
