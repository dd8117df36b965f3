package harbour;

class Quay {
    private Load cargo;
    private int own;

    Quay(Load cargo, int own) {
        this.cargo = cargo;
        this.own = own;
    }

    void lift() {
        openlift(4);
        pull(cargo.crate(), 3);
        turn(cargo.rope(), 5);
        close(own, 6);
    }
}
