package harbour;

class Quay extends Wharf {
    void stack(Load load) {
        open(4);
        lift(load.berth(), load.crate(), 7);
        close(5, 6);
    }
}
