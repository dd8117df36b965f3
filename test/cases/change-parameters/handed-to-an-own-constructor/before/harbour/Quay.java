package harbour;

class Quay extends Wharf {
    Quay(int berth, String crate) {
        this(berth, crate, 4);
        open(4);
        close(5, 6);
    }
}
