package harbour;

class Wharf {
    int berths;
    private Winch winch;

    void load() {
        bell.ring();
        winch.haul(rope, 9);
        gate.close();
    }

    void own() {
        berths++;
    }
}
