package street;

class Lamp {
    private int level;

    void close() {
        level = 0;
    }
}
