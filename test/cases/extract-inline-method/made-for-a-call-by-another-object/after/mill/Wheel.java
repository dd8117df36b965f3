package mill;

class Wheel {
    private int speed;

    Page page() {
        return new Page(3);
    }
}
