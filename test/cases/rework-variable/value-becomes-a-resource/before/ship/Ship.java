package ship;

class Ship {
    Plan plan(String name) {
        return load(open(name));
    }
}
