package harbour;

class Quay {
    private Load cargo;
    private int own;

    void lift() {
        openlift(4);
        pull(cargo.berth(), 3);
        close(own, 6);
    }

    void stack() {
        openstack(4);
        this.cargo.crate().turn(5);
        close(own, 6);
    }
}
