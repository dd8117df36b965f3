package harbour;

class Wharf {
    int berths = 2;
    Hold freight = null;
    Rope rope = null;

    void own() {
        berths++;
    }
}
