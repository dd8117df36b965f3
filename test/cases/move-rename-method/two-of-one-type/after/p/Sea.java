package p;

class Sea {
    void restSea() {
        sleepSea(3);
    }
}
