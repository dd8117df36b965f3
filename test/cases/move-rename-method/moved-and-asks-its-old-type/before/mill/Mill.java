package mill;

class Mill extends Wheel {
    private int stones;
}
