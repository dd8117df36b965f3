package harbour;

class Wharf {
    int berths = 2;
    Hold freight = null;
    int depth = 9;

    void own() {
        berths++;
    }
}
