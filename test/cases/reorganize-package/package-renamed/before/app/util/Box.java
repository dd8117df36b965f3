package app.util;

public class Box {
    private int volume;

    public int volume() {
        return volume;
    }
}
