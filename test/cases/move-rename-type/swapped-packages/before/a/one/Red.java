package a.one;

public class Red {
    private int shade;

    public int darker() {
        shade += 3;
        return shade;
    }
}
