package harbour;

class Quay {
    private Load berthAndMore;
    private int own;

    Quay(Load berthAndMore, int own) {
        this.berthAndMore = berthAndMore;
        this.own = own;
    }

    void lift() {
        openlift(4);
        pull(own, 3);
        close(own, 6);
    }
}
