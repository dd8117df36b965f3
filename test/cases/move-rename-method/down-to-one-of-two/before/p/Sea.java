package p;

class Sea extends Lake {
    void restSea() {
        sleepSea(3);
    }
}
