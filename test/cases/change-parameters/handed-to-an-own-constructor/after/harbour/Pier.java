package harbour;

class Pier extends Wharf {
    Pier(Load load) {
        super(load.berth(), load.crate(), 4);
    }
}
