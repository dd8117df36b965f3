package harbour;

class Quay extends Wharf {
    void stack(int berth, String crate) {
        open(4);
        run(() -> berth);
        plan(() -> crate);
        close(5, 6);
    }
}
