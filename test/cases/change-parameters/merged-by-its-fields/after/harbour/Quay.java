package harbour;

class Quay extends Wharf {
    void stack(Load load) {
        open(4);
        lift(load.berth);
        log.add(load.crate, 3);
        close(5, 6);
    }
}
