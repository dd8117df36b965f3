package harbour;

class Wharf {
    int berths = 2;
    Crate cargo = null;
    Rope rope = null;

    void own() {
        berths++;
    }
}
