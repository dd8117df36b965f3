package harbour;

class Quay extends Wharf {
    void stack(int berth, String crate) {
        open(4);
        lift(berth);
        log.add(crate, 3);
        close(5, 6);
    }
}
