package harbour;

class Quay extends Wharf {
    void stack(Load load) {
        open(4);
        int place = load.berth();
        int box = load.crate();
        lift(place, box);
        close(5, 6);
    }
}
