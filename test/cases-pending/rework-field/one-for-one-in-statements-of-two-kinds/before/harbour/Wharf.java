package harbour;

class Wharf {
    int berths;
    private Crane crane;

    void load() {
        bell.ring();
        crane.lift(3);
        gate.close();
    }

    void own() {
        berths++;
    }
}
