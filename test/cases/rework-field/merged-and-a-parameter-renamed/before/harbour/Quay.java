package harbour;

class Quay {
    private int berth;
    private String crate;
    private int own;

    Quay(int berth, String crate, int own) {
        this.berth = berth;
        this.crate = crate;
        this.own = own;
    }

    void lift() {
        openlift(4);
        pull(own, 3);
        close(own, 6);
    }
}
