package harbour;

class Quay extends Wharf {
    Quay(Load load) {
        this(load.berth(), load.crate(), 4);
        open(4);
        close(5, 6);
    }
}
