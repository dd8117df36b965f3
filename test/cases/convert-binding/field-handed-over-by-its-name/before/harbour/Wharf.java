package harbour;

class Wharf {
    Map<String, Crate> hold = new HashMap<>();
    int berths;

    void count() {
        berths++;
    }

    void open() {
        load("fore");
        gate.lift();
    }

    void load(String part) {
        hold.put(part, crate);
    }
}
