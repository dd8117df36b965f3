package harbour;

class Quay {
    private Load cargo;
    private int own;

    void lift() {
        openlift(4);
        pull(cargo.berth(), 3);
        turn(cargo.crate, 5);
        close(own, 6);
    }
}
