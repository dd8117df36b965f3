package harbour;

class Quay {
    private Load cargo;
    private int berth;
    private String crate;
    private int own;

    void lift() {
        openlift(4);
        pull(berth, 3);
        turn(crate, 5);
        close(own, 6);
    }
}
