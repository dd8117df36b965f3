package harbour;

class Quay extends Wharf {
    void stack(Load load) {
        open(4);
        log.add(load, 3);
        close(5, 6);
    }
}
