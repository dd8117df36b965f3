package street;

class Lamp {
    private int level;

    boolean isOn() {
        return level > 3 || fuse(level, 4);
    }

    void close() {
        level = 0;
    }
}
