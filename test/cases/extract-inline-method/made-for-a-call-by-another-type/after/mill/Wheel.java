package mill;

class Wheel {
    private int speed;

    static Page page() {
        return new Page(3);
    }
}
