package harbour;

class Quay extends Wharf {
    void stack(int berth, String crate) {
        open(4);
        hold(tie(berth, crate, 3));
        close(5, 6);
    }
}
