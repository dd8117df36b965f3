package harbour;

class Quay extends Wharf {
    void stack(int berth, Load load) {
        open(4);
        lift(load.berth());
        log.add(load.crate(), 3);
        pull(load.rope());
        close(5, 6);
    }
}
