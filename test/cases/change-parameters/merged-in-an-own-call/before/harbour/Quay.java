package harbour;

class Quay extends Wharf {
    void stack(int berth, String crate) {
        open(4);
        lift(berth, crate);
        close(5, 6);
    }
}
