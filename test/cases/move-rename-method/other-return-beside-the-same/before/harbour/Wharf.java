package harbour;

class Wharf {
    int berths;
    Crate cargo;

    void own() {
        berths++;
    }

    int count() {
        list.add(cargo, 3);
        return 7;
    }

    void two() {
        berths--;
    }

    void drift() {
        Rope rope = new Rope(3);
        rope.cut(berths);
    }
}
