package harbour;

class Quay extends Wharf {
    void stack(Load load) {
        open(4);
        hold(tie(load));
        close(5, 6);
    }
}
