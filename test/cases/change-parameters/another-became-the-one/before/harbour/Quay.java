package harbour;

class Quay extends Wharf {
    void stack(int berth, String crate, Rope rope) {
        open(4);
        lift(berth);
        log.add(crate, 3);
        pull(rope);
        close(5, 6);
    }
}
