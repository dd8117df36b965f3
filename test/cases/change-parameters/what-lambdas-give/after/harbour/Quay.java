package harbour;

class Quay extends Wharf {
    void stack(Load load) {
        open(4);
        run(() -> load.berth());
        plan(() -> load.crate());
        close(5, 6);
    }
}
