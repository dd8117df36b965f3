package harbour;

class Quay {
    private int berth;
    private String crate;
    private Rope rope;
    private int own;

    Quay(int berth, String crate, Rope rope, int own) {
        this.berth = berth;
        this.crate = crate;
        this.rope = rope;
        this.own = own;
    }

    void lift() {
        openlift(4);
        pull(crate, 3);
        turn(rope, 5);
        close(own, 6);
    }
}
