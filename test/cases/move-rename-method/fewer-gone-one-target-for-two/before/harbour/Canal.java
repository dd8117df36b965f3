package harbour;

class Canal {
    int locks;

    void countCanal() {
        locks++;
    }
}
