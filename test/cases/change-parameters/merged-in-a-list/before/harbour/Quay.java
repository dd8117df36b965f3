package harbour;

class Quay extends Wharf {
    void stack(int berth, String crate) {
        open(4);
        log.add(berth, crate, 3);
        close(5, 6);
    }
}
