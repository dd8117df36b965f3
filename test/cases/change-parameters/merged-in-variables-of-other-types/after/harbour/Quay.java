package harbour;

class Quay extends Wharf {
    void stack(Load load) {
        open(4);
        long crate = load.crate();
        lift(load.berth());
        log.add(crate, 3);
        close(5, 6);
    }
}
