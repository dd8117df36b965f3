package harbour;

class Quay {
    private Load cargo;
    private int own;

    void lift() {
        openlift(4);
        pull(cargo.place().berth(), 3);
        this.cargo.place().crate().turn(5);
        close(own, 6);
    }
}
