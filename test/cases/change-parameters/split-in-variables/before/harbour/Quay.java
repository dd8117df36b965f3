package harbour;

class Quay extends Wharf {
    void stack(Load load) {
        open(4);
        String box = load.crate();
        lift(load.berth());
        log.add(box, 3);
        close(5, 6);
    }
}
