package harbour;

class Quay extends Wharf {
    void stack(Load load) {
        open(4);
        lift(load.place().berth());
        log.add(load.place().crate(), 3);
        close(5, 6);
    }
}
