package street;

class Fan {
    private int level;

    boolean glow() {
        return level > 3 || fuse(level, 4);
    }

    void close() {
        level = 0;
    }
}
