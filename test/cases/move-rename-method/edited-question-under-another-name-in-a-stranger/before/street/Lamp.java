package street;

class Lamp {
    private int level;

    boolean isLit() {
        return bulb.burn(level);
    }

    void close() {
        level = 0;
    }
}
