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
        pull(own, 3);
        close(own, 6);
    }
}
