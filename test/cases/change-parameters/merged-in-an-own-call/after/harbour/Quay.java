package harbour;

class Quay extends Wharf {
    void stack(Load load) {
        open(4);
        lift(load);
        close(5, 6);
    }
}
