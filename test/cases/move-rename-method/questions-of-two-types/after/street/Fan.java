package street;

class Fan {
    private int level;

    void close() {
        level = 0;
    }
}
