package harbour;

class Quay extends Wharf {
    void stack(int berth, String crate, long rope) {
        open(4);
        lift(berth, crate, rope);
        close(5, 6);
    }
}
