package harbour;

class Pier extends Wharf {
    Pier(int berth, String crate) {
        super(berth, crate, 4);
    }
}
